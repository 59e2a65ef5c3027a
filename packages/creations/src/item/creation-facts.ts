import type { Creation } from '@kinora/contracts/creations';
import { modelWords } from '@kinora/credits';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** "Local preview engine, 3.2 s, 720p, seed 7": what a clip is, and before it is there, what was asked for. */
export function factsWords(creation: Pick<Creation, 'model' | 'input' | 'result'>, i18n: I18n): readonly string[] {
  const { resolution, seed, seconds: asked } = creation.input;
  const length = creation.result?.seconds ?? asked;
  const seconds = i18n.number(length ?? 0, { maximumFractionDigits: 1 });
  return [
    modelWords(creation.model),
    ...(length === undefined ? [] : [msg`${seconds} s`]),
    ...(resolution === undefined ? [] : [msg`${resolution}`]),
    ...(seed === undefined ? [] : [msg`seed ${seed}`]),
  ].map((words) => i18n._(words));
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
