import { ok, type Result } from '@kinora/contracts';
import type { MediaClip, MediaFacts, Refusal, Take } from '@kinora/contracts/timeline';

import { mediumProblem, usedSource } from '../problems/clip-problems.ts';
import { multiplyFloor } from '../time/ticks.ts';
import type { Draft } from './draft.ts';
import { refuse } from './targets.ts';

/** A clip with another medium. A part that would end beyond it begins earlier. */
function withMedium(clip: MediaClip, { mediaId, sourceIn }: Take, facts: MediaFacts): MediaClip {
  if (facts.kind === 'image' && clip.kind !== 'audio') {
    return { ...clip, kind: 'image', mediaId, sourceIn: 0, sourceDuration: null };
  }
  const kind = clip.kind === 'image' ? 'video' : clip.kind;
  const used = usedSource(clip);
  const latest = Math.max(0, (facts.duration ?? used) - used);
  return { ...clip, kind, mediaId, sourceIn: Math.min(sourceIn, latest), sourceDuration: used };
}

/** Switches a clip to another take. */
export function withTake(
  draft: Draft,
  clip: MediaClip,
  { takes, activeTake }: Pick<MediaClip, 'takes' | 'activeTake'>,
): Result<MediaClip, Refusal> {
  const take = takes[activeTake];
  if (!take) return refuse('unknown-id', { clipId: clip.id });
  const facts = Object.hasOwn(draft.media, take.mediaId) ? draft.media[take.mediaId] : undefined;
  if (!facts) return refuse('media-missing', { clipId: clip.id });
  const next = { ...withMedium(clip, take, facts), takes, activeTake };
  const problem = mediumProblem(next, facts);
  if (!problem) return ok(next);
  // A sound has no picture to show, and a picture no sound to play.
  if (problem === 'wrong-medium') return refuse('media-missing', { clipId: clip.id });
  const longest = multiplyFloor(facts.duration ?? 0, clip.speed.den, clip.speed.num);
  return refuse('no-room', { clipId: clip.id, longest });
}

/** The takes of a clip, updated with what it shows now. */
export function takesWithCurrent({ takes, activeTake, mediaId, sourceIn, name }: MediaClip): readonly Take[] {
  if (takes.length === 0) return [{ mediaId, sourceIn, name }];
  return takes.map((take, index) => (index === activeTake ? { ...take, mediaId, sourceIn } : take));
}
