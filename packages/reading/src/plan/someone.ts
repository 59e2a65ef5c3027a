import type { Action } from '@kinora/subjects';

import type { ScenePlan } from './scene-plan.ts';

/** Whether anybody in the cast does one of some things. */
export function someone({ cast }: Pick<ScenePlan, 'cast'>, ...actions: readonly Action[]): boolean {
  return cast.some(({ action }) => action !== null && actions.includes(action));
}
