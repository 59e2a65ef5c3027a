import { TICKS_PER_SECOND, type Refusal, type TimelineRefusal } from '@kinora/contracts/timeline';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const secondsOf = (ticks: number) => Math.floor((ticks / TICKS_PER_SECOND) * 100) / 100;

const WORDS: Readonly<Record<TimelineRefusal, MessageDescriptor>> = {
  'nothing-to-do': msg`There’s nothing to change here.`,
  'track-locked': msg`The track is locked. Unlock it first.`,
  'no-cut': msg`These clips don’t touch. Move them together first.`,
  'transition-too-long': msg`The transition is too long.`,
  'no-room': msg`There isn’t enough room.`,
  'media-missing': msg`This clip’s file is missing. Replace it first.`,
  'unknown-id': msg`This no longer exists.`,
  'invalid-document': msg`This doesn’t fit the project.`,
};

/** Why something was not done, and what to do. */
export function refusalMessage({ reason, longest }: Refusal): MessageDescriptor {
  if (longest === undefined) return WORDS[reason];
  const seconds = secondsOf(longest);
  return reason === 'transition-too-long'
    ? msg`The transition is too long. Up to ${seconds} s fits.`
    : msg`There isn’t enough room. Up to ${seconds} s fits.`;
}
