import type { InspirationTool, Mood } from '@kinora/inspiration';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The tools, in the order of the navigation. */
export const TOOL_WORDS: Readonly<Record<InspirationTool, MessageDescriptor>> = {
  text: msg`Text to Video`,
  video: msg`Video to Video`,
  effect: msg`Video Effects`,
};

export const MOOD_WORDS: Readonly<Record<Mood, MessageDescriptor>> = {
  calm: msg({ message: 'Calm', context: 'mood' }),
  cosy: msg({ message: 'Cosy', context: 'mood' }),
  dreamy: msg({ message: 'Dreamy', context: 'mood' }),
  playful: msg({ message: 'Playful', context: 'mood' }),
  festive: msg({ message: 'Festive', context: 'mood' }),
  dramatic: msg({ message: 'Dramatic', context: 'mood' }),
};
