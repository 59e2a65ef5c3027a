import { ok, type Result } from '@kinora/contracts';
import type { Clip, Refusal, Ticks, TimelineDocument } from '@kinora/contracts/timeline';

import { findClip } from '../document/clip-index.ts';
import { endOf } from '../document/clip-order.ts';
import { clipRuleProblem, clipShapeProblem, isClip, isMediaClip, mediumProblem } from '../problems/clip-problems.ts';
import { withFadesInside } from './cut-clip.ts';
import type { Draft } from './draft.ts';
import { clearStrip, newKeys, newLinks } from './overwrite.ts';
import { refuse } from './targets.ts';

const invalid = (problem: string, id: string | null) => refuse('invalid-document', { problems: [{ problem, id }] });

/** Checks a clip that comes from outside, and that its medium has the part it plays. */
export function soundClip(draft: Draft, value: unknown): Result<Clip, Refusal> {
  if (!isClip(value)) return invalid(clipShapeProblem(value) ?? 'bad-shape', null);
  const clip = withFadesInside(value);
  const problem = clipRuleProblem(clip);
  if (problem) return invalid(problem, clip.id);
  const facts = isMediaClip(clip) && Object.hasOwn(draft.media, clip.mediaId) ? draft.media[clip.mediaId] : undefined;
  return mediumProblem(clip, facts) ? refuse('no-room', { clipId: clip.id }) : ok(clip);
}

/** Whether no entity of the document has this id. */
export function isFreeId(document: TimelineDocument, id: string): boolean {
  const { tracks, transitions, markers } = document;
  return !findClip(document, id) && ![...tracks, ...transitions, ...markers].some((entity) => entity.id === id);
}

/** Copies of clips whose first starts at a time, with ids, links and groups of their own. */
export function copiesAt(draft: Draft, clips: readonly Clip[], at: Ticks): Clip[] {
  const linkOf = newKeys(draft);
  const groupOf = newKeys(draft);
  const first = Math.min(...clips.map(({ start }) => start));
  const linked = new Set<string>();
  return clips.map((clip) => {
    const link = `${clip.trackId} ${clip.linkId}`;
    // A link has one clip on each track: what comes together on one is not linked.
    const linkId = linked.has(link) ? null : linkOf(clip.linkId);
    linked.add(link);
    return { ...clip, id: draft.makeId(), start: at + clip.start - first, linkId, groupId: groupOf(clip.groupId) };
  });
}

/** Puts clips in their places, over what is there. */
export function putOver(draft: Draft, clips: readonly Clip[]): string[] {
  const linkOf = newLinks(draft);
  for (const clip of clips) {
    clearStrip(draft, { trackId: clip.trackId, from: clip.start, to: endOf(clip) }, linkOf);
    draft.put(null, clip);
  }
  return clips.map(({ id }) => id);
}
