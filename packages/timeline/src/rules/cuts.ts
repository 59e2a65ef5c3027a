import type { Clip, Ratio, Ticks, TimelineDocument, Transition } from '@kinora/contracts/timeline';

import { clipById } from '../document/clip-index.ts';
import { endOf } from '../document/clip-order.ts';
import { halvesOf } from '../problems/list-problems.ts';
import { floorToFrame, frameLength } from '../time/ticks.ts';
import { transitionsBySide } from './transition-index.ts';

/** Two clips of one track that touch. */
export interface Cut {
  readonly left: Clip;
  readonly right: Clip;
}

export function cutBetween(document: TimelineDocument, leftId: string, rightId: string): Cut | null {
  const [left, right] = [clipById(document, leftId), clipById(document, rightId)];
  if (!left || !right || left.trackId !== right.trackId || endOf(left) !== right.start) return null;
  return { left, right };
}

/** The longest transition on a cut, in whole frames: twice the smaller free half. */
export function longestTransition(document: TimelineDocument, { left, right }: Cut): Ticks {
  const { byLeft, byRight } = transitionsBySide(document.transitions);
  const taken = [byRight.get(left.id), byLeft.get(right.id)];
  const [before, after] = taken.map((one) => (one ? halvesOf(one.duration) : { left: 0, right: 0 }));
  const free = [left.duration - (before?.right ?? 0), right.duration - (after?.left ?? 0)];
  return floorToFrame(2 * Math.max(0, Math.min(...free)), document.rate);
}

/** Whole frames, and at least one. */
export const transitionLength = (duration: Ticks, rate: Ratio): Ticks =>
  Math.max(floorToFrame(duration, rate), frameLength(rate));

/** A transition after clips moved: the same, a shorter one, or null. */
export function settledTransition(document: TimelineDocument, transition: Transition): Transition | null {
  const cut = cutBetween(document, transition.leftId, transition.rightId);
  if (!cut) return null;
  const longest = longestTransition(document, cut);
  if (transition.duration <= longest) return transition;
  return longest > 0 ? { ...transition, duration: longest } : null;
}
