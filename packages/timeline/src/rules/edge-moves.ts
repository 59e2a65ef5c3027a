import { ok, type Result } from '@kinora/contracts';
import type { Clip, Refusal, Ticks } from '@kinora/contracts/timeline';

import { findClip, type FoundClip } from '../document/clip-index.ts';
import { endOf } from '../document/clip-order.ts';
import { ceilToFrame, floorToFrame, frameLength } from '../time/ticks.ts';
import { cutClip } from './cut-clip.ts';
import type { Draft } from './draft.ts';
import { roomOf } from './source-part.ts';
import { refuse } from './targets.ts';

/** Which edges of a clip move: 1 moves, 0 stays. With both, the clip moves and shows the same. */
export interface EdgeMove extends FoundClip {
  readonly start: 0 | 1;
  readonly end: 0 | 1;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  /** The first clip with an unknown medium, which can't get longer. */
  readonly offline: Clip | undefined;
}

export type EdgeMoves = ReadonlyMap<string, EdgeMove>;

interface Bounds {
  least: number;
  most: number;
}

/** Keeps `share` times the distance within `gap`. */
function bound(bounds: Bounds, share: number, gap: number): void {
  if (share > 0) bounds.most = Math.min(bounds.most, gap);
  if (share < 0) bounds.least = Math.max(bounds.least, -gap);
}

function boundByNeighbours(bounds: Bounds, move: EdgeMove, moves: EdgeMoves): void {
  const { clip, track, place } = move;
  const [before, after] = [track.clips[place - 1], track.clips[place + 1]];
  if (before) bound(bounds, (moves.get(before.id)?.end ?? 0) - move.start, clip.start - endOf(before));
  else bound(bounds, -move.start, clip.start);
  if (after) bound(bounds, move.end - (moves.get(after.id)?.start ?? 0), after.start - endOf(clip));
}

/** How far all edges can go together. A ripple makes its own room on the track. */
function limitsOf(moves: EdgeMoves, draft: Draft, isRipple: boolean): Limits {
  const bounds = { least: -Infinity, most: Infinity };
  const shortest = frameLength(draft.rate);
  let offline: Clip | undefined;
  for (const move of moves.values()) {
    const { clip, start, end } = move;
    if (!isRipple) boundByNeighbours(bounds, move, moves);
    if (start === end) continue;
    bound(bounds, start - end, Math.max(0, clip.duration - shortest));
    const room = roomOf(clip, draft.media);
    if (room.isOffline) offline ??= clip;
    bound(bounds, end - start, end ? room.end : room.start);
  }
  return { ...bounds, offline };
}

interface MoveRequest {
  readonly delta: Ticks;
  readonly exact?: boolean | undefined;
  readonly isRipple?: boolean;
}

const isLonger = ({ start, end }: EdgeMove, distance: number) => (end - start) * distance > 0;

/** The distance an edge moves: onto a whole frame, and to the limit at most. `exact` refuses what is too far. */
export function distanceOf(moves: EdgeMoves, lead: EdgeMove, request: MoveRequest & { readonly draft: Draft }) {
  const { draft, delta, exact, isRipple = false } = request;
  const { rate } = draft;
  const edge = lead.start ? lead.clip.start : endOf(lead.clip);
  const asked = floorToFrame(edge + delta, rate) - edge;
  const { least, most, offline } = limitsOf(moves, draft, isRipple);
  if (asked >= least && asked <= most) return ok(asked);
  const isGrowing = [...moves.values()].some((move) => move.clip === offline && isLonger(move, asked));
  if (offline && isGrowing) return refuse('media-missing', { clipId: offline.id });
  const distance =
    asked > most
      ? Math.max(0, floorToFrame(edge + most, rate) - edge)
      : Math.min(0, ceilToFrame(edge + least, rate) - edge);
  if (!exact) return ok(distance);
  const longest = lead.clip.duration + (lead.end - lead.start) * distance;
  return refuse('no-room', { clipId: lead.clip.id, longest });
}

/** A clip after its edges went a distance. */
export function movedEdges({ clip, start, end }: EdgeMove, distance: Ticks): Clip {
  if (start && end) return { ...clip, start: clip.start + distance };
  return cutClip(clip, start * distance, clip.duration + end * distance);
}

/** Moves edges and writes their clips. */
export function moveEdges(
  draft: Draft,
  { moves, lead }: { moves: EdgeMoves; lead: EdgeMove },
  request: MoveRequest,
): Result<readonly string[], Refusal> {
  const distance = distanceOf(moves, lead, { ...request, draft });
  if (!distance.ok) return distance;
  for (const move of moves.values()) draft.put(move.clip, movedEdges(move, distance.value));
  return ok([lead.clip.id]);
}

/** Moves by clip; if a clip is named twice, the first counts. */
export function edgeMoves(list: readonly EdgeMove[]): EdgeMoves {
  const moves = new Map<string, EdgeMove>();
  for (const move of list) if (!moves.has(move.clip.id)) moves.set(move.clip.id, move);
  return moves;
}

/** The clip that touches another on one side. */
export function touching(
  draft: Draft,
  { clip, track, place }: FoundClip,
  side: 'start' | 'end',
): FoundClip | undefined {
  const beside = track.clips[side === 'start' ? place - 1 : place + 1];
  if (!beside) return undefined;
  const isTouching = side === 'start' ? endOf(beside) === clip.start : beside.start === endOf(clip);
  return isTouching ? findClip(draft.now(), beside.id) : undefined;
}
