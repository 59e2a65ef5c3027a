import { ok, type Result } from '@kinora/contracts';
import type { CommandNamed, Refusal, Ticks, Transition } from '@kinora/contracts/timeline';

import { cutBetween, longestTransition, transitionLength } from '../rules/cuts.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { clipsOf, refuse, targetsOf } from '../rules/targets.ts';
import { transitionsBySide } from '../rules/transition-index.ts';

type Sides = Pick<Transition, 'leftId' | 'rightId'>;

/** The length of a transition on a cut, or why it doesn't fit. */
function lengthOn(draft: Draft, { leftId, rightId }: Sides, duration: Ticks): Result<Ticks, Refusal> {
  const cut = cutBetween(draft.base, leftId, rightId);
  if (!cut) return refuse('no-cut', { clipId: leftId });
  const length = transitionLength(duration, draft.rate);
  const longest = longestTransition(draft.base, cut);
  return length > longest ? refuse('transition-too-long', { clipId: leftId, longest }) : ok(length);
}

function found(draft: Draft, id: string): Result<Transition, Refusal> {
  const transition = draft.base.transitions.find((one) => one.id === id);
  if (!transition) return refuse('unknown-id');
  const left = targetsOf(draft.base, [transition.leftId], []);
  return left.ok ? ok(transition) : left;
}

/** Adds a transition to a cut, or replaces the one there. */
export function addTransition(draft: Draft, command: CommandNamed<'addTransition'>): Outcome {
  const { leftId, rightId, kind, duration } = command;
  const known = clipsOf(draft.base, [leftId, rightId]);
  if (!known.ok) return known;
  const sides = targetsOf(draft.base, [leftId, rightId], []);
  if (!sides.ok) return sides;
  const length = lengthOn(draft, command, duration);
  if (!length.ok) return length;
  const last = transitionsBySide(draft.base.transitions).byLeft.get(leftId);
  const id = last?.id ?? draft.makeId();
  draft.putTransition(last ?? null, { ...last, id, leftId, rightId, duration: length.value, kind });
  return ok([]);
}

export function setTransition(draft: Draft, { id, kind, duration }: CommandNamed<'setTransition'>): Outcome {
  const last = found(draft, id);
  if (!last.ok) return last;
  const length = duration === undefined ? ok(last.value.duration) : lengthOn(draft, last.value, duration);
  if (!length.ok) return length;
  draft.putTransition(last.value, { ...last.value, duration: length.value, kind: kind ?? last.value.kind });
  return ok([]);
}

export function removeTransition(draft: Draft, { id }: CommandNamed<'removeTransition'>): Outcome {
  const last = found(draft, id);
  if (!last.ok) return last;
  draft.putTransition(last.value, null);
  return ok([]);
}
