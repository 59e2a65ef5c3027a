import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { checkoutChores, hookProtocol, startCheckout } from './checkout-parts.ts';

const NOTHING_ON_SALE = { provider: undefined, sandbox: undefined, takesHooks: false };

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 60_000);
afterAll(() => product.close());

/** How a hook of the sandbox without a signature is answered. */
async function hookAnswer(runtime: TestProduct) {
  const app = fastify();
  hookProtocol(runtime)(app, () => Promise.reject(new Error('asks for nobody')));
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/kinora/hooks/sandbox', payload: {} });
  return statusCode;
}

async function workersOf(runtime: TestProduct) {
  const workers = startCheckout(runtime);
  await Promise.all(workers.map((worker) => worker.close()));
  return workers.length;
}

const choresOf = (runtime: TestProduct) => checkoutChores(runtime).map(({ name }) => name);

describe('with the sandbox', () => {
  it('hooks are taken and proved, told and followed, and purchases are asked after', async () => {
    expect(await hookAnswer(product)).toBe(401);
    expect(await workersOf(product)).toBe(2);
    expect(choresOf(product)).toEqual(['asking after purchases']);
  });
});

describe('with nothing on sale', () => {
  it('no hook is taken, none is told, and nothing is asked after', async () => {
    const closed = { ...product, checkout: NOTHING_ON_SALE };
    expect(await hookAnswer(closed)).toBe(404);
    expect(await workersOf(closed)).toBe(1);
    expect(choresOf(closed)).toEqual([]);
  });
});
