import type { AnySku } from './plan-types.ts';

/** What is on sale. A credit never sells for less than a maker's price for it (1.25 cents): `plans.test.ts`. */
export const SKUS: readonly AnySku[] = [
  {
    id: 'basic-month',
    kind: 'plan',
    tier: 'basic',
    period: 'month',
    priceCents: 1599,
    listCents: 3198,
    monthCents: 1599,
  },
  {
    id: 'basic-year',
    kind: 'plan',
    tier: 'basic',
    period: 'year',
    priceCents: 9594,
    listCents: 19_188,
    monthCents: 800,
  },
  { id: 'pro-month', kind: 'plan', tier: 'pro', period: 'month', priceCents: 3999, listCents: 7998, monthCents: 3999 },
  {
    id: 'pro-year',
    kind: 'plan',
    tier: 'pro',
    period: 'year',
    priceCents: 23_994,
    listCents: 47_988,
    monthCents: 2000,
  },
  { id: 'pack-200', kind: 'pack', credits: 200, priceCents: 800, listCents: 800, memberCents: 400 },
  { id: 'pack-600', kind: 'pack', credits: 600, priceCents: 2200, listCents: 2200, memberCents: 1100 },
  { id: 'pack-1500', kind: 'pack', credits: 1500, priceCents: 5000, listCents: 5000, memberCents: 2500 },
];
