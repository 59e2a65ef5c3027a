import { describe, expect, it } from 'vitest';

import { answerOrder, openOrder, readOrder, readPayments, readPrices } from './checkout-calls.ts';
import { answeringClient } from './testing/answering-client.ts';

const listed = {
  sku_id: 'basic-year',
  buy_url: 'https://kinora.example/checkout/basic-year/',
  buy_list: [{ actual_price: '95.94', virtual_price: '191.88', average_price: '8.00' }],
};

describe('calls of the checkout', () => {
  it('read what is on sale, in cents', async () => {
    const { client, sent } = answeringClient([listed]);
    expect(await readPrices(client)).toEqual({
      ok: true,
      value: [
        {
          sku: 'basic-year',
          buyUrl: 'https://kinora.example/checkout/basic-year/',
          actualCents: 9594,
          virtualCents: 19_188,
          averageCents: 800,
        },
      ],
    });
    expect(sent()).toMatchObject({ request: 'POST /account/sku-list', fields: { pid: 200725, lang: 'EN' } });
  });

  it('leave out what has no price', async () => {
    const broken = { ...listed, buy_list: [{ ...listed.buy_list[0], actual_price: 'free' }] };
    expect(await readPrices(answeringClient([broken, listed]).client)).toMatchObject({
      value: [{ sku: 'basic-year', actualCents: 9594 }],
    });
  });

  it('open an order under its key, at the price that was seen', async () => {
    const { client, sent } = answeringClient({ id: 'o-1' });
    await openOrder(client, { sku: 'pro-month', expectedCents: 3999, key: 'k-1', source: 'newsletter' });
    expect(sent()).toMatchObject({
      request: 'POST /api/kinora/orders',
      fields: { sku: 'pro-month', expectedCents: 3999, source: 'newsletter' },
      headers: { 'idempotency-key': 'k-1' },
    });
    expect(sent().fields).not.toHaveProperty('key');
  });

  it('tell the true price where another was expected', async () => {
    const { client } = answeringClient({ priceCents: 4299 }, { code: 412 });
    expect(await openOrder(client, { sku: 'pro-month', expectedCents: 3999, key: 'k-1' })).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'price-changed', details: { priceCents: 4299 } },
    });
  });

  it('read an order, answer it, and list payments', async () => {
    const { client, sent } = answeringClient({ id: 'o-1' });
    await readOrder(client, 'o-1');
    expect(sent().request).toBe('GET /api/kinora/orders/o-1');
    const checkout = answeringClient({ id: 'o-1' });
    await answerOrder(checkout.client, { id: 'o-1', answer: 'late' });
    expect(checkout.sent()).toMatchObject({
      request: 'POST /api/kinora/orders/o-1/answer',
      fields: { answer: 'late' },
    });
    const list = answeringClient({ payments: [], next: null });
    await readPayments(list.client, { cursor: 'c', limit: 5 });
    expect(list.sent()).toMatchObject({ request: 'GET /api/kinora/payments', fields: { cursor: 'c', limit: 5 } });
  });
});
