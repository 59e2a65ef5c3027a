import type { Clip, MediaTable, Problem, Track } from '@kinora/contracts/timeline';

import { clipRuleProblem, clipShapeProblem, isClip, isMediaClip, mediumProblem, trackKindOf } from './clip-problems.ts';
import { boolean, fields, id, numberWithin, oneOf, text } from './field-checks.ts';
import { idOf, isList, isRecord } from './reading.ts';

const shape = fields({
  id,
  kind: oneOf('video', 'audio', 'text', 'effect'),
  name: text,
  locked: boolean,
  hidden: boolean,
  muted: boolean,
  solo: boolean,
  gain: numberWithin(0, 1000),
});

const factsOf = (clip: Clip, media: MediaTable) =>
  isMediaClip(clip) && Object.hasOwn(media, clip.mediaId) ? media[clip.mediaId] : undefined;

/** What is wrong with one clip of a track, or null. */
function clipProblem(value: unknown, track: Readonly<Record<string, unknown>>): string | null {
  const problem = clipShapeProblem(value);
  if (problem || !isClip(value)) return problem;
  if (value.trackId !== track.id) return 'wrong-track';
  if (trackKindOf(value) !== track.kind) return 'wrong-kind';
  return clipRuleProblem(value);
}

function orderProblem(last: Clip | undefined, clip: Clip): string | null {
  if (!last) return null;
  if (clip.start < last.start) return 'unsorted';
  return clip.start < last.start + last.duration ? 'overlap' : null;
}

function clipsProblems(clips: readonly unknown[], track: Readonly<Record<string, unknown>>): Problem[] {
  const problems: Problem[] = [];
  const links = new Set<string>();
  let last: Clip | undefined;
  for (const value of clips) {
    const problem = clipProblem(value, track);
    if (problem) problems.push({ problem, id: idOf(value) });
    if (problem || !isClip(value)) continue;
    const order = orderProblem(last, value);
    if (order) problems.push({ problem: order, id: value.id });
    if (value.linkId !== null && links.has(value.linkId)) problems.push({ problem: 'linked-twice', id: value.id });
    if (value.linkId !== null) links.add(value.linkId);
    last = value;
  }
  return problems;
}

/** What is wrong with a track, apart from its media. */
export function trackProblems(value: unknown): Problem[] {
  const problem = shape(value, 0);
  if (problem || !isRecord(value)) return [{ problem: problem ?? 'bad-shape', id: idOf(value) }];
  if (!isList(value.clips)) return [{ problem: 'bad-shape', id: idOf(value) }];
  return clipsProblems(value.clips, value);
}

/** Clips that use more of their media than there is, or media of another kind. */
export function mediaProblems(track: Track, media: MediaTable): Problem[] {
  const problems: Problem[] = [];
  for (const clip of track.clips) {
    const problem = isClip(clip) ? mediumProblem(clip, factsOf(clip, media)) : null;
    if (problem) problems.push({ problem, id: clip.id });
  }
  return problems;
}
