import { fail, ok, type Result } from '@kinora/contracts';
import type { Refusal, TimelineDocument, TimelineRefusal, Track } from '@kinora/contracts/timeline';

import { clipsSharing, findClip, type FoundClip } from '../document/clip-index.ts';

export const refuse = (reason: TimelineRefusal, more: Omit<Refusal, 'reason'> = {}) =>
  fail<Refusal>({ reason, ...more });

type Bonds = readonly ('linkId' | 'groupId')[];

/** Adds all clips that share a link or a group with these, directly or through others. */
export function withBonds(document: TimelineDocument, found: readonly FoundClip[], bonds: Bonds): FoundClip[] {
  const all = new Map(found.map((one) => [one.clip.id, one]));
  const followed = new Set<string>();
  function follow(bond: Bonds[number], key: string | null): void {
    if (key === null || followed.has(`${bond} ${key}`)) return;
    followed.add(`${bond} ${key}`);
    for (const one of clipsSharing(document, bond, key)) if (!all.has(one.clip.id)) all.set(one.clip.id, one);
  }
  // The map grows while it is walked.
  for (const { clip } of all.values()) for (const bond of bonds) follow(bond, clip[bond]);
  return [...all.values()];
}

/** The clips of these ids, each once. */
export function clipsOf(document: TimelineDocument, ids: readonly string[]): Result<FoundClip[], Refusal> {
  const found: FoundClip[] = [];
  for (const id of new Set(ids)) {
    const one = findClip(document, id);
    if (!one) return refuse('unknown-id', { clipId: id });
    found.push(one);
  }
  return found.length > 0 ? ok(found) : refuse('nothing-to-do');
}

/** The clips of these ids with their bonds, or a refusal if one is on a locked track. */
export function targetsOf(
  document: TimelineDocument,
  ids: readonly string[],
  bonds: Bonds = ['linkId'],
): Result<FoundClip[], Refusal> {
  const named = clipsOf(document, ids);
  if (!named.ok) return named;
  const all = withBonds(document, named.value, bonds);
  const locked = all.find(({ track }) => track.locked);
  return locked ? refuse('track-locked', { clipId: locked.clip.id }) : ok(all);
}

/** A track that isn't locked. */
export function openTrack(document: TimelineDocument, id: string): Result<Track, Refusal> {
  const track = document.tracks.find((one) => one.id === id);
  if (!track) return refuse('unknown-id');
  return track.locked ? refuse('track-locked') : ok(track);
}
