import type { Mode } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<Mode, MessageDescriptor>> = {
  text: msg`Words`,
  image: msg`One picture`,
  'first-last': msg`First and last picture`,
  reference: msg`Reference pictures`,
  video: msg`A clip`,
  effect: msg`An effect`,
};

/** What a clip is made from. */
export const modeWords = (mode: Mode): MessageDescriptor => WORDS[mode];
