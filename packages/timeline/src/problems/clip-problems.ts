import type { Clip, MediaClip, MediaFacts, TrackKind } from '@kinora/contracts/timeline';

import { multiplyFloor } from '../time/ticks.ts';
import { CLIP_FIELDS } from './clip-fields.ts';
import { TIME_MAX } from './field-checks.ts';
import { isRecord } from './reading.ts';

const HOME_OF: Readonly<Record<Clip['kind'], TrackKind>> = {
  video: 'video',
  image: 'video',
  audio: 'audio',
  text: 'text',
  effect: 'effect',
};

/** The kind of track that a clip belongs on. */
export const trackKindOf = (clip: Clip): TrackKind => HOME_OF[clip.kind];

export const isMediaClip = (clip: Clip): clip is MediaClip => clip.kind !== 'text' && clip.kind !== 'effect';

/** What is wrong with the fields of a clip, or null. */
export function clipShapeProblem(value: unknown): string | null {
  if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(CLIP_FIELDS, value.kind)) return 'bad-shape';
  const check = CLIP_FIELDS[value.kind];
  const duration = typeof value.duration === 'number' ? value.duration : 0;
  if (!check) return 'bad-shape';
  return check(value, duration);
}

export const isClip = (value: unknown): value is Clip => clipShapeProblem(value) === null;

/** How much of its medium a clip plays. */
export const usedSource = ({ duration, speed }: MediaClip): number => multiplyFloor(duration, speed.num, speed.den);

const FITS: Readonly<Record<MediaClip['kind'], readonly MediaFacts['kind'][]>> = {
  video: ['video'],
  audio: ['audio', 'video'],
  // A frozen frame is a picture whose medium is the video.
  image: ['image', 'video'],
};

/** What is wrong between a clip and its medium. An unknown medium makes an offline clip, which is no problem. */
export function mediumProblem(clip: Clip, facts: MediaFacts | undefined): string | null {
  if (!isMediaClip(clip) || !facts) return null;
  if (!FITS[clip.kind].includes(facts.kind)) return 'wrong-medium';
  if (facts.duration === null || facts.kind === 'image') return null;
  const used = clip.kind === 'image' ? 0 : usedSource(clip);
  return clip.sourceIn + used <= facts.duration ? null : 'source-outside-medium';
}

/** Which rule a clip with valid fields breaks, or null. */
export function clipRuleProblem(clip: Clip): string | null {
  if (clip.fadeIn + clip.fadeOut > clip.duration) return 'fades-too-long';
  if (clip.start + clip.duration > TIME_MAX) return 'time-too-large';
  if (!isMediaClip(clip) || clip.takes.length === 0) return null;
  return clip.activeTake < clip.takes.length ? null : 'unknown-take';
}
