import type { Creation } from '@kinora/contracts/creations';
import { modelWords } from '@kinora/credits';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { percentDone } from '../progress-messages.ts';

const ENDED = {
  declined: msg`declined`,
  failed: msg`failed`,
  cancelled: msg`cancelled`,
  expired: msg`expired`,
} as const;

/** How one clip of a batch is, in a word or two: "ready", "40 %", "waiting". */
export function shortState(creation: Creation, i18n: I18n): string {
  const { state } = creation;
  if (state === 'waiting') return i18n._(msg`waiting`);
  if (state === 'ready') return i18n._(msg`ready`);
  if (state !== 'running') return i18n._(ENDED[state]);
  const percent = percentDone(creation);
  return i18n._(msg`${percent} %`);
}

/** The model of a clip where others of its batch are made by another one: it alone tells them apart. */
export function comparedModel({ model }: Creation, batch: readonly Creation[], i18n: I18n): string | undefined {
  return batch.some((other) => other.model !== model) ? i18n._(modelWords(model)) : undefined;
}

/** "Clip 2 of 4, ready", "Clip 2 of 4, Veo 3.1, ready": what tells the clips of one prompt apart. */
export function clipName(creation: Creation, batch: readonly Creation[], i18n: I18n): string {
  const [number, count] = [batch.indexOf(creation) + 1, batch.length];
  const model = comparedModel(creation, batch, i18n);
  const state = shortState(creation, i18n);
  return i18n._(
    model === undefined
      ? msg`Clip ${number} of ${count}, ${state}`
      : msg`Clip ${number} of ${count}, ${model}, ${state}`,
  );
}

/** What stands on the picture of a clip: how far it is, and by which model where they differ. */
export function clipCaption(creation: Creation, batch: readonly Creation[], i18n: I18n): string | undefined {
  const model = comparedModel(creation, batch, i18n);
  if (creation.state === 'ready') return model;
  const state = shortState(creation, i18n);
  return model === undefined ? state : i18n._(msg`${model}: ${state}`);
}
