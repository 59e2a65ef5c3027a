import type { Choice } from '@kinora/contracts/catalogue';
import { effectAccess, markOf, type EffectMark, type PlanRights } from '@kinora/contracts/plans';

import type { Draft } from '../draft/draft.ts';

/** What comes with a plan only: several clips at once, an effect, or full HD of our own engine. */
export type PlanNeed = 'count' | 'effect' | 'resolution';

const LOCAL = 'local';
const linesOf = (resolution: Choice | undefined): number => Number.parseInt(String(resolution ?? ''), 10) || 0;

/** What the draft asks for beyond these rights; what a maker sells is paid as it is. */
export function planNeeds({ model, count, choices }: Draft, rights: PlanRights): readonly PlanNeed[] {
  return [
    ...(count > rights.countMax ? (['count'] as const) : []),
    ...(model === LOCAL && linesOf(choices.resolution) > rights.localLines ? (['resolution'] as const) : []),
  ];
}

export interface AskedEffect {
  readonly effect: string;
  /** As `1080p`; left out where it is not chosen yet. */
  readonly resolution?: string | undefined;
  /** Without it that of the effect. */
  readonly mark?: EffectMark;
}

/** What a clip of an effect asks for beyond these rights at a time (epoch milliseconds). */
export function effectNeeds(
  { effect, resolution, mark = markOf(effect) }: AskedEffect,
  rights: PlanRights,
  now: number,
): readonly PlanNeed[] {
  return [
    ...(effectAccess(mark, rights, now) === 'plan-needed' ? (['effect'] as const) : []),
    ...(linesOf(resolution) > rights.localLines ? (['resolution'] as const) : []),
  ];
}
