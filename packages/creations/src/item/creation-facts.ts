import type { Creation } from '@kinora/contracts';
import { modelWords } from '@kinora/credits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** "Local preview engine, 5 s, 720p, seed 7": what a clip was made with. */
export function factsWords({ model, input }: Pick<Creation, 'model' | 'input'>): readonly MessageDescriptor[] {
  const { seconds, resolution, seed } = input;
  return [
    modelWords(model),
    ...(seconds === undefined ? [] : [msg`${seconds} s`]),
    ...(resolution === undefined ? [] : [msg`${resolution}`]),
    ...(seed === undefined ? [] : [msg`seed ${seed}`]),
  ];
}

const FILE_WORDS = 6;

/** A name for the file on disk, from the effect or the first words of the prompt; letters of every script stay. */
export function fileNameOf({ input, id }: Pick<Creation, 'id' | 'input'>): string {
  const words =
    [input.effect, input.prompt]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const stem = words.slice(0, FILE_WORDS).join('-').slice(0, 80);
  return `kinora-${stem === '' ? id.slice(-8) : stem}.mp4`;
}
