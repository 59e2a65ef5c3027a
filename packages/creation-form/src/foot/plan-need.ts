import type { Choice, PlanRights } from '@kinora/contracts';

import type { Draft } from '../draft/draft.ts';

/** What of a draft comes with a plan only: several clips at once, or full HD of our own engine. */
export type PlanNeed = 'count' | 'resolution';

const LOCAL = 'local';
const linesOf = (resolution: Choice | undefined): number => Number.parseInt(String(resolution ?? ''), 10) || 0;

/** What the draft asks for beyond these rights; what a maker sells is paid as it is. */
export function planNeeds({ model, count, choices }: Draft, rights: PlanRights): readonly PlanNeed[] {
  return [
    ...(count > rights.countMax ? (['count'] as const) : []),
    ...(model === LOCAL && linesOf(choices.resolution) > rights.localLines ? (['resolution'] as const) : []),
  ];
}
