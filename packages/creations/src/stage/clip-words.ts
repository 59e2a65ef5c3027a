import type { Creation } from '@kinora/contracts/creations';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { percentDone } from '../progress-words.ts';

interface Place {
  /** Its number in the batch, from 1. */
  readonly number: number;
  readonly count: number;
}

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

/** "Clip 2 of 4, ready": what tells the clips of one prompt apart. */
export function clipName(creation: Creation, { number, count }: Place, i18n: I18n): string {
  const state = shortState(creation, i18n);
  return i18n._(msg`Clip ${number} of ${count}, ${state}`);
}
