import { describe, expect, it } from 'vitest';

import { GRANT_RULES } from './grant-rules.data.ts';
import type { PlanTier } from './plan-types.ts';
import { clipsPerMonth, findSku, packCents, packs, planSku, rightsOf, shownMonthCents } from './plans.ts';
import { SKUS } from './skus.data.ts';

const TIERS: readonly PlanTier[] = ['basic', 'pro'];
/** Credits are what makers ask for them: 80 for a dollar (decisions 4). */
const CREDIT_CENTS = 1.25;

describe('what is on sale', () => {
  it('has an id of its own and whole prices', () => {
    expect(new Set(SKUS.map(({ id }) => id)).size).toBe(SKUS.length);
    for (const sku of SKUS) {
      expect(findSku(sku.id)).toBe(sku);
      expect(Number.isInteger(sku.priceCents) && sku.priceCents > 0).toBe(true);
      expect(sku.listCents).toBeGreaterThanOrEqual(sku.priceCents);
    }
    expect(findSku('basic-week')).toBeUndefined();
  });

  it.each(TIERS)('costs half for a year of %s, and says so in the month it shows', (tier) => {
    const [year, month] = [planSku(tier, 'year'), planSku(tier, 'month')];
    expect(year.priceCents * 2).toBe(month.priceCents * 12);
    expect(year.listCents).toBe(month.priceCents * 12);
    expect(year.monthCents).toBe(Math.ceil(year.priceCents / 12));
    expect(shownMonthCents(year)).toBe(year.monthCents - 1);
    expect(shownMonthCents(month)).toBe(month.priceCents);
  });

  it.each(TIERS)('never sells a credit of %s for less than a maker asks', (tier) => {
    const { creditsPerMonth } = rightsOf(tier);
    expect(planSku(tier, 'year').priceCents / 12 / creditsPerMonth).toBeGreaterThan(CREDIT_CENTS);
  });

  it('halves packs for members with a plan, and stays above what makers ask', () => {
    for (const pack of packs()) {
      expect(packCents(pack, true) * 2).toBe(packCents(pack, false));
      expect(packCents(pack, true) / pack.credits).toBeGreaterThan(CREDIT_CENTS);
    }
    expect(packs().length).toBeGreaterThan(0);
  });
});

describe('what a plan gives', () => {
  it('is what the specification promises', () => {
    expect(rightsOf('basic')).toMatchObject({ creditsPerMonth: 500, countMax: 4 });
    expect(rightsOf('pro')).toMatchObject({ creditsPerMonth: 1300, countMax: 20, earlyEffectDays: 14 });
    expect(TIERS.map(clipsPerMonth)).toEqual([60, 160]);
  });

  it('grows with every step', () => {
    const [free, basic, pro] = [rightsOf(null), rightsOf('basic'), rightsOf('pro')];
    expect([free, basic, pro].map(({ queueWeight }) => queueWeight)).toEqual([1, 2, 4]);
    expect([free, basic, pro].map(({ atOnce }) => atOnce)).toEqual([1, 1, 2]);
    expect([free, basic, pro].map(({ hasCleanClips }) => hasCleanClips)).toEqual([false, true, true]);
  });

  it('stays by rules that are written down', () => {
    expect(GRANT_RULES.plan.stays).toBe('plan');
    expect(GRANT_RULES.start.scope).toBe('local');
  });
});
