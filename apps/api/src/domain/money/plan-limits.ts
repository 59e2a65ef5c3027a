import type { CreationInput } from '@kinora/contracts/creations';
import { effectAccess, effectBadge, type EffectBadge, type PlanRights } from '@kinora/contracts/plans';

import type { RouteKind } from './ledger.ts';

export interface AskedClips {
  readonly route: RouteKind;
  readonly input: Pick<CreationInput, 'effect' | 'resolution'>;
  readonly count: number;
}

const NEEDED = 'plan-needed';

const linesOf = (resolution = '') => Number.parseInt(resolution, 10) || 0;

/** What of it only a plan gives, by the field that asks for it; undefined where the member may have all of it. */
export function planLimits(
  { route, input: { effect, resolution }, count }: AskedClips,
  rights: PlanRights,
  { now, mark = effectBadge(effect ?? '') }: { readonly now: number; readonly mark?: EffectBadge },
): Readonly<Record<string, string>> | undefined {
  const access = effect === undefined ? 'open' : effectAccess(mark, rights, now);
  const fields = {
    ...(count > rights.countMax && { count: NEEDED }),
    // What a maker sells is paid as it is; only what we draw ourselves is part of a plan.
    ...(route === 'local' && linesOf(resolution) > rights.localLines && { resolution: NEEDED }),
    ...(access === 'plan-needed' && { effect: NEEDED }),
  };
  return Object.keys(fields).length > 0 ? fields : undefined;
}
