import { effectAccess, effectBadge, type EffectBadge, type PlanRights } from '@kinora/contracts/plans';

/** What comes with a plan only: several clips at once, an effect, or full HD of our own engine. */
export type PlanNeed = 'count' | 'effect' | 'resolution';

const LOCAL = 'local';
const linesOf = (resolution: string | undefined): number => Number.parseInt(resolution ?? '', 10) || 0;

export interface WantedClips {
  readonly model: string;
  /** All clips of one press. */
  readonly count: number;
  /** As `1080p`; undefined where it is not chosen yet. */
  readonly resolution?: string | undefined;
}

/** What some clips need beyond these rights; what a vendor sells is paid as it is. */
export function planNeeds({ model, count, resolution }: WantedClips, rights: PlanRights): readonly PlanNeed[] {
  return [
    ...(count > rights.countMax ? (['count'] as const) : []),
    ...(model === LOCAL && linesOf(resolution) > rights.localLines ? (['resolution'] as const) : []),
  ];
}

export interface WantedEffect {
  readonly effect: string;
  /** As `1080p`; undefined where it is not chosen yet. */
  readonly resolution?: string | undefined;
  /** Without it that of the effect. */
  readonly mark?: EffectBadge;
}

/** What a clip of an effect needs beyond these rights at a time (epoch milliseconds). */
export function effectNeeds(
  { effect, resolution, mark = effectBadge(effect) }: WantedEffect,
  rights: PlanRights,
  now: number,
): readonly PlanNeed[] {
  return [
    ...(effectAccess(mark, rights, now) === 'plan-needed' ? (['effect'] as const) : []),
    ...(linesOf(resolution) > rights.localLines ? (['resolution'] as const) : []),
  ];
}
