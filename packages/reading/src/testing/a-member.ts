import type { CastEntry, ScenePlan } from '../plan/scene-plan.ts';

/** A fox, with what the test cares about. */
export function anEntry(changes: Partial<CastEntry> = {}): CastEntry {
  const fox = { name: 'fox', rig: 'quadruped', mode: 'ground', size: 0.7, looks: { kind: 'fox' } } as const;
  return { ...fox, count: 1, action: null, relation: null, ...changes };
}

/** A car on its way, with what the test cares about. */
export function drivingOf(plan: Partial<ScenePlan> = {}): Partial<ScenePlan> {
  return castOf({ name: 'car', rig: 'car', looks: {}, action: 'drive' }, { scroll: 0.34, ...plan });
}

/** A plan with one subject. */
export function castOf(entry: Partial<CastEntry> = {}, plan: Partial<ScenePlan> = {}): Partial<ScenePlan> {
  return { ...plan, cast: [anEntry(entry)] };
}
