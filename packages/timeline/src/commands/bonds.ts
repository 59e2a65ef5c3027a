import { ok } from '@kinora/contracts';
import type { Clip } from '@kinora/contracts/timeline';

import type { FoundClip } from '../document/clip-index.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

interface ClipIds {
  readonly clipIds: readonly string[];
}

const idsOf = (found: readonly FoundClip[]) => found.map(({ clip }) => clip.id);

function put(draft: Draft, found: readonly FoundClip[], change: Partial<Pick<Clip, 'groupId' | 'linkId'>>): Outcome {
  for (const { clip } of found) draft.put(clip, { ...clip, ...change });
  return ok(idsOf(found));
}

/** Whether exactly these clips are bound already. */
function isBond(draft: Draft, found: readonly FoundClip[], bond: 'groupId' | 'linkId'): boolean {
  const key = found[0]?.clip[bond] ?? null;
  if (key === null || found.some(({ clip }) => clip[bond] !== key)) return false;
  const all = targetsOf(draft.base, idsOf(found), [bond]);
  return all.ok && all.value.length === found.length;
}

/** Links clips, at most one on each track: they're cut and moved as one. */
export function link(draft: Draft, { clipIds }: ClipIds): Outcome {
  const targets = targetsOf(draft.base, clipIds, []);
  if (!targets.ok) return targets;
  const found = targets.value;
  const tracks = new Set<string>();
  for (const { clip, track } of found) {
    const problems = [{ problem: 'linked-twice', id: clip.id }];
    if (tracks.has(track.id)) return refuse('invalid-document', { clipId: clip.id, problems });
    tracks.add(track.id);
  }
  if (found.length < 2 || isBond(draft, found, 'linkId')) return refuse('nothing-to-do');
  return put(draft, found, { linkId: draft.makeId() });
}

export function unlink(draft: Draft, { clipIds }: ClipIds): Outcome {
  const targets = targetsOf(draft.base, clipIds);
  return targets.ok ? put(draft, targets.value, { linkId: null }) : targets;
}

/** Groups clips and their links: they move together. */
export function group(draft: Draft, { clipIds }: ClipIds): Outcome {
  const targets = targetsOf(draft.base, clipIds);
  if (!targets.ok) return targets;
  const found = targets.value;
  if (found.length < 2 || isBond(draft, found, 'groupId')) return refuse('nothing-to-do');
  return put(draft, found, { groupId: draft.makeId() });
}

export function ungroup(draft: Draft, { clipIds }: ClipIds): Outcome {
  const targets = targetsOf(draft.base, clipIds, ['groupId']);
  return targets.ok ? put(draft, targets.value, { groupId: null }) : targets;
}
