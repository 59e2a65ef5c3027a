import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import { endOf } from '../document/clip-order.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { distanceOf, edgeMoves, movedEdges, moveEdges, type EdgeMove } from '../rules/edge-moves.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

function movesOf(draft: Draft, { clipId, side }: CommandNamed<'trim' | 'rippleTrim'>) {
  const targets = targetsOf(draft.base, [clipId]);
  if (!targets.ok) return targets;
  const isStart = side === 'start';
  const list = targets.value.map((one): EdgeMove => ({ ...one, start: isStart ? 1 : 0, end: isStart ? 0 : 1 }));
  const [lead] = list;
  return lead ? ({ ok: true, moves: edgeMoves(list), lead } as const) : refuse('unknown-id', { clipId });
}

export function trim(draft: Draft, command: CommandNamed<'trim'>): Outcome {
  const edges = movesOf(draft, command);
  return edges.ok ? moveEdges(draft, edges, command) : edges;
}

/** What follows moves by the change in length, on the tracks of the links too. */
export function rippleTrim(draft: Draft, command: CommandNamed<'rippleTrim'>): Outcome {
  const edges = movesOf(draft, command);
  if (!edges.ok) return edges;
  const { delta, exact } = command;
  const distance = distanceOf(edges.moves, edges.lead, { draft, delta, exact, isRipple: true });
  if (!distance.ok) return distance;
  for (const move of edges.moves.values()) {
    const trimmed = movedEdges(move, distance.value);
    draft.put(move.clip, { ...trimmed, start: move.clip.start });
    draft.shift(move.track.id, endOf(move.clip), trimmed.duration - move.clip.duration);
  }
  return ok([command.clipId]);
}
