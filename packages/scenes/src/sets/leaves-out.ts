import type { ScenePlan } from '@kinora/reading';
import type { RigName } from '@kinora/subjects';

/** Whether a set leaves a thing of its own out, because the prompt brings one. */
export function leavesOut({ plan }: { readonly plan: Pick<ScenePlan, 'cast'> }, rig: RigName): boolean {
  return plan.cast.some((entry) => entry.rig === rig);
}
