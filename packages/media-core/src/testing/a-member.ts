import type { CastEntry, ScenePlan } from '../plan/scene-plan.ts';

/** A fox, with what the test cares about. */
export function anEntry(changes: Partial<CastEntry> = {}): CastEntry {
  return { name: 'fox', rig: 'quadruped', mode: 'ground', size: 0.7, looks: { kind: 'fox' }, count: 1, ...changes };
}

/** A plan with one subject. */
export function castOf(entry: Partial<CastEntry> = {}, plan: Partial<ScenePlan> = {}): Partial<ScenePlan> {
  return { ...plan, cast: [anEntry(entry)] };
}
