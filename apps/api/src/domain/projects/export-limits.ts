import { effectAccess, effectBadge, rightsOf, type PlanRights, type PlanTier } from '@kinora/contracts/plans';

export interface ExportSize {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** As timelines name them. */
  readonly effects: readonly string[];
}

/** What of an export only a plan gives. */
export type ExportLimit =
  | { readonly reason: 'too-long'; readonly seconds: number; readonly most: number; readonly needs: PlanTier | null }
  | {
      readonly reason: 'plan-needed';
      readonly fields: Readonly<Record<string, string>>;
      readonly needs: PlanTier | null;
    };

const NEEDED = 'plan-needed';
const TIERS: readonly PlanTier[] = ['basic', 'pro'];
const RECIPE = 'recipe:';

const cheapest = (isEnough: (rights: PlanRights) => boolean): PlanTier | null =>
  TIERS.find((tier) => isEnough(rightsOf(tier))) ?? null;

const mostSeconds = ({ exportMinutes }: PlanRights) => exportMinutes * 60;

/** Recipes are the effects that plans are about. */
const hasEffect = (effect: string, rights: PlanRights, now: number) =>
  !effect.startsWith(RECIPE) || effectAccess(effectBadge(effect.slice(RECIPE.length)), rights, now) === 'open';

function missingRights({ effects, height, width }: ExportSize, rights: PlanRights, now: number) {
  return {
    ...(Math.min(width, height) > rights.localLines && { height: NEEDED }),
    ...(effects.some((effect) => !hasEffect(effect, rights, now)) && { effects: NEEDED }),
  };
}

/** What a member's plan does not give of an export, and which plan would; undefined where it gives all of it. */
export function exportLimit(size: ExportSize, rights: PlanRights, now: number): ExportLimit | undefined {
  const { seconds } = size;
  const most = mostSeconds(rights);
  if (seconds > most) {
    return { reason: 'too-long', seconds, most, needs: cheapest((one) => seconds <= mostSeconds(one)) };
  }
  const fields = missingRights(size, rights, now);
  if (Object.keys(fields).length === 0) return undefined;
  const isEnough = (one: PlanRights) => Object.keys(missingRights(size, one, now)).length === 0;
  return { reason: 'plan-needed', fields, needs: cheapest(isEnough) };
}
