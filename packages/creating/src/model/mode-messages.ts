import type { Mode } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<Mode, MessageDescriptor>> = {
  text: msg`Text`,
  image: msg`One image`,
  'first-last': msg`First and last frame`,
  reference: msg`Reference images`,
  video: msg`A clip`,
  effect: msg`An effect`,
};

/** What a clip is made from. */
export const modeWords = (mode: Mode): MessageDescriptor => WORDS[mode];
