import { TICKS_PER_SECOND, type Refusal, type TimelineRefusal } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const secondsOf = (ticks: number) => Math.floor((ticks / TICKS_PER_SECOND) * 100) / 100;

const WORDS: Readonly<Record<TimelineRefusal, MessageDescriptor>> = {
  'nothing-to-do': msg`There is nothing to change here.`,
  'track-locked': msg`The track is locked. Unlock it first.`,
  'no-cut': msg`These clips do not touch. Move them together first.`,
  'transition-too-long': msg`The transition is too long.`,
  'no-room': msg`There is no room for it.`,
  'media-missing': msg`The file of this clip is missing. Replace it first.`,
  'unknown-id': msg`This is gone already.`,
  'invalid-document': msg`This does not fit the project.`,
};

/** Why something was not done, and what to do. */
export function refusalMessage({ reason, longest }: Refusal): MessageDescriptor {
  if (longest === undefined) return WORDS[reason];
  const seconds = secondsOf(longest);
  return reason === 'transition-too-long'
    ? msg`The transition is too long, at most ${seconds} s fit.`
    : msg`There is no room for it, at most ${seconds} s fit.`;
}
