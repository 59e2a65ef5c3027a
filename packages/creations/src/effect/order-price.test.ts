import { describe, expect, it } from 'vitest';

import { orderPrice } from './order-price.ts';

const order = (effect: string, seconds: number) =>
  ({ model: 'local', mode: 'effect', input: { effect, seconds }, count: 2, cost: 0 }) as const;

describe('orderPrice', () => {
  it('is that of an effect and its length, for all of the order', async () => {
    await expect(orderPrice(order('bunny-hop', 5))).resolves.toBe(16);
  });

  it('is none where nobody sells it', async () => {
    await expect(orderPrice(order('bunny-hop', 4))).resolves.toBeNull();
    await expect(orderPrice(order('no-such-effect', 5))).resolves.toBeNull();
    await expect(orderPrice({ ...order('', 5), mode: 'image' })).resolves.toBeNull();
  });

  it('is the price of a text too', async () => {
    const text = { model: 'local', mode: 'text', input: { prompt: 'a boat', seconds: 5 }, count: 1, cost: 0 } as const;
    await expect(orderPrice(text)).resolves.toBe(8);
  });
});
