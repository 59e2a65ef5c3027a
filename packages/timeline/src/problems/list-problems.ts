import { MARKER_COLOURS, type Clip, type Problem, type Transition } from '@kinora/contracts/timeline';

import { fields, id, length, oneOf, text, time } from './field-checks.ts';
import { idOf, isRecord } from './reading.ts';

const marker = fields({ id, time, label: text, colour: oneOf(...MARKER_COLOURS) });
const transition = fields({ id, leftId: id, rightId: id, duration: length, kind: id });

export function markerProblems(markers: readonly unknown[]): Problem[] {
  return markers.flatMap((value) => {
    const problem = marker(value, 0);
    return problem ? [{ problem, id: idOf(value) }] : [];
  });
}

export function transitionShapeProblems(transitions: readonly unknown[]): Problem[] {
  return transitions.flatMap((value) => {
    const problem = transition(value, 0);
    return problem ? [{ problem, id: idOf(value) }] : [];
  });
}

const isTransition = (value: unknown): value is Transition => transition(value, 0) === null;

/** How much of a transition lies on each side of its cut. */
export const halvesOf = (duration: number) => {
  const left = Math.floor(duration / 2);
  return { left, right: duration - left };
};

/** Transitions without a cut, on a cut that has one, or longer than their clips. */
export function transitionProblems(transitions: readonly unknown[], clips: ReadonlyMap<string, Clip>): Problem[] {
  const covered = new Map<string, number>();
  const cuts = new Set<string>();
  const problems: Problem[] = [];

  /** Whether a clip has that much left. */
  function cover(clip: Clip, share: number): boolean {
    const total = (covered.get(clip.id) ?? 0) + share;
    covered.set(clip.id, total);
    return total <= clip.duration;
  }

  function problemOf({ leftId, rightId, duration }: Transition): string | null {
    const [left, right] = [clips.get(leftId), clips.get(rightId)];
    if (!left || !right || left.trackId !== right.trackId) return 'transition-without-cut';
    if (left.start + left.duration !== right.start) return 'transition-without-cut';
    if (cuts.has(leftId)) return 'transition-twice';
    cuts.add(leftId);
    const halves = halvesOf(duration);
    const fits = [cover(left, halves.left), cover(right, halves.right)];
    return fits.includes(false) ? 'transition-too-long' : null;
  }

  for (const value of transitions) {
    const problem = isTransition(value) ? problemOf(value) : null;
    if (problem) problems.push({ problem, id: idOf(value) });
  }
  return problems;
}

/** Ids that are used twice, among all entities. */
export function idProblems(entities: readonly unknown[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const entity of entities) {
    const one = isRecord(entity) ? idOf(entity) : null;
    if (one !== null && seen.has(one)) problems.push({ problem: 'duplicate-id', id: one });
    if (one !== null) seen.add(one);
  }
  return problems;
}
