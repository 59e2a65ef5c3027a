import type { ListedPrice } from '@kinora/api-client/money';
import { someListedSkus } from '@kinora/contracts/fixtures';
import { planSku } from '@kinora/contracts/plans';
import { describe, expect, it } from 'vitest';

import { isStepUp, packOffers, planOffers } from './offers.ts';

const cents = (text: string) => Math.round(Number(text) * 100);
const PRICES: readonly ListedPrice[] = someListedSkus().map(({ sku_id: sku, buy_url: buyUrl, buy_list: [price] }) => ({
  sku,
  buyUrl,
  actualCents: cents(price.actual_price),
  virtualCents: cents(price.virtual_price),
  averageCents: cents(price.average_price),
}));

describe('the cards of plans', () => {
  it('are there before their prices', () => {
    expect(planOffers('month', null).map(({ sku, price, address }) => [sku.id, price, address])).toEqual([
      ['basic-month', null, null],
      ['pro-month', null, null],
    ]);
  });

  it('show a year by the month, a cent lower, and what is paid at once', () => {
    const [basic, pro] = planOffers('year', PRICES);
    expect(basic?.price).toEqual({ specialCents: 799, struckCents: 1599, actualCents: 9594 });
    expect(pro?.price).toEqual({ specialCents: 1999, struckCents: 3999, actualCents: 23_994 });
    expect(basic?.address?.pathname).toBe('/checkout/basic-year/');
  });

  it('show a month as it is', () => {
    const [basic] = planOffers('month', PRICES);
    expect(basic?.price).toEqual({ specialCents: 1599, struckCents: 3198, actualCents: 1599 });
  });

  it('are left out where nobody can buy them', () => {
    const hostile = PRICES.map((price) => ({ ...price, buyUrl: 'javascript:alert(1)' }));
    expect([planOffers('month', []), planOffers('month', hostile)]).toEqual([[], []]);
  });
});

describe('packs', () => {
  it('cost half with a plan, and say what they cost without', () => {
    expect(packOffers(PRICES, false).map(({ cents: price, fullCents }) => [price, fullCents])).toEqual([
      [800, null],
      [2200, null],
      [5000, null],
    ]);
    expect(packOffers(PRICES, true).map(({ cents: price, fullCents }) => [price, fullCents])).toEqual([
      [400, 800],
      [1100, 2200],
      [2500, 5000],
    ]);
  });

  it('are left out where they are not listed', () => expect(packOffers([], true)).toEqual([]));
});

it.each([
  ['basic-month', planSku('pro', 'month'), true],
  ['basic-month', planSku('basic', 'year'), true],
  ['basic-year', planSku('pro', 'month'), true],
  ['pro-month', planSku('basic', 'year'), false],
  ['pro-year', planSku('pro', 'month'), false],
  ['gone', planSku('basic', 'month'), true],
])('from %s to %o is a step up: %s', (from, to, is) => expect(isStepUp(from, to)).toBe(is));
