import type { Clip, MediaTable, Problem } from '@kinora/contracts/timeline';

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

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong between a clip with valid fields and its track, or with the clip itself; null where nothing is. */
function clipProblem(clip: Clip, track: Fields): string | null {
  if (clip.trackId !== track.id) return 'wrong-track';
  if (trackKindOf(clip) !== track.kind) return 'wrong-kind';
  return clipRuleProblem(clip);
}

function orderProblem(last: Clip | undefined, clip: Clip): string | null {
  if (!last) return null;
  if (clip.start < last.start) return 'unsorted';
  return clip.start < last.start + last.duration ? 'overlap' : null;
}

/** A track that was looked at. */
export interface ReadTrack {
  /** What is wrong with it, apart from its media. */
  readonly problems: readonly Problem[];
  /** The clips whose fields are valid: to find that out is most of the work, and it's done once. */
  readonly clips: readonly Clip[];
}

/** What keeps a clip from standing behind the last one. */
function placeProblems(clip: Clip, last: Clip | undefined, links: Set<string>): Problem[] {
  const order = orderProblem(last, clip);
  const isLinkedTwice = clip.linkId !== null && links.has(clip.linkId);
  if (clip.linkId !== null) links.add(clip.linkId);
  const problems = [order, isLinkedTwice ? 'linked-twice' : null];
  return problems.flatMap((problem) => (problem === null ? [] : { problem, id: clip.id }));
}

function readClips(values: readonly unknown[], track: Fields): ReadTrack {
  const [problems, clips]: [Problem[], Clip[]] = [[], []];
  const links = new Set<string>();
  let last: Clip | undefined;
  for (const value of values) {
    const shapeProblem = clipShapeProblem(value);
    if (shapeProblem !== null) {
      problems.push({ problem: shapeProblem, id: idOf(value) });
      continue;
    }
    // Its fields have just been looked at.
    const clip = value as Clip;
    clips.push(clip);
    const problem = clipProblem(clip, track);
    if (problem) problems.push({ problem, id: clip.id });
    if (problem) continue;
    problems.push(...placeProblems(clip, last, links));
    last = clip;
  }
  return { problems, clips };
}

/** Looks at a track, which may be any value. */
export function readTrack(value: unknown): ReadTrack {
  const own = idOf(value);
  if (!isRecord(value) || !isList(value.clips)) {
    return { problems: [{ problem: shape(value, 0) ?? 'bad-shape', id: own }], clips: [] };
  }
  const problem = shape(value, 0);
  return problem === null
    ? readClips(value.clips, value)
    : { problems: [{ problem, id: own }], clips: value.clips.filter(isClip) };
}

export const trackProblems = (value: unknown): readonly Problem[] => readTrack(value).problems;

/** Clips that use more of their media than there is, or media of another kind. */
export function mediaProblems(clips: readonly Clip[], media: MediaTable): Problem[] {
  const problems: Problem[] = [];
  for (const clip of clips) {
    const problem = mediumProblem(clip, factsOf(clip, media));
    if (problem) problems.push({ problem, id: clip.id });
  }
  return problems;
}
