import { fail, ok } from '@kinora/contracts';
import { noInput } from '@kinora/contracts/identity-schemas';
import type { ListedSku, Order, Payment } from '@kinora/contracts/money';
import { answerOrderInput, openOrderInput, orderById, pageInput } from '@kinora/contracts/schemas';

import type { CheckoutDeps } from '../../app/money/checkout-deps.ts';
import { listSkus, type OfferedSku } from '../../app/money/list-skus.ts';
import { openOrder } from '../../app/money/open-order.ts';
import { withinLimits, type LimitDeps } from '../../app/within-limits.ts';
import type { OrderRecord, ToldPayment } from '../../domain/money/purchase.ts';
import { memberIdOf, type Visitor } from '../identity/visitor.ts';
import { refusedFor } from '../refused-for.ts';
import { route } from '../route.ts';

export interface CheckoutRouteDeps extends CheckoutDeps, LimitDeps {}

const PAGE = 20;

const dollars = (cents: number) => (cents / 100).toFixed(2);

const listed = ({ cents, id, listCents, monthCents }: OfferedSku, base: string): ListedSku => ({
  sku_id: id,
  buy_url: new URL(`/checkout/${id}/`, base).href,
  buy_list: [{ actual_price: dollars(cents), virtual_price: dollars(listCents), average_price: dollars(monthCents) }],
});

async function presented({ purchases }: CheckoutDeps, order: OrderRecord): Promise<Order> {
  const { cents, checkout, createdAt, id, sku, state, url } = order;
  const credits = state === 'paid' ? await purchases.creditsOf(id) : 0;
  return { id, sku, cents, state, checkout, url: state === 'open' ? url : null, credits, createdAt };
}

const paid = ({ at, cents, checkout, credits, id, refundedCents, sku, state }: ToldPayment): Payment => ({
  id,
  sku,
  cents,
  refundedCents,
  state,
  credits,
  checkout,
  at,
});

/** An order of the visitor's own; that of another is unknown. */
async function ownOrder({ purchases }: CheckoutDeps, id: string, visitor: Visitor): Promise<OrderRecord | undefined> {
  const order = await purchases.order(id);
  return order?.memberId === memberIdOf(visitor) ? order : undefined;
}

function orderRoutes(deps: CheckoutRouteDeps) {
  return [
    route('openOrder', {
      access: 'member',
      schema: openOrderInput,
      handle: async ({ idempotencyKey: key, ...wanted }, visitor) => {
        const memberId = memberIdOf(visitor);
        const admitted = await withinLimits(deps, 'open-order', visitor.caller({ email: memberId }));
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const result = await openOrder(deps, { ...wanted, key, memberId });
        if (result.ok) return ok(await presented(deps, result.value));
        const { failure } = result;
        return failure.reason === 'price-changed'
          ? fail({ reason: failure.reason, details: { priceCents: failure.cents } })
          : fail(failure);
      },
    }),
    route('getOrder', {
      access: 'member',
      schema: orderById,
      handle: async ({ id }, visitor) => {
        const order = await ownOrder(deps, id, visitor);
        return order ? ok(await presented(deps, order)) : fail({ reason: 'unknown-order' });
      },
    }),
    route('answerOrder', {
      access: 'member',
      schema: answerOrderInput,
      handle: async ({ answer, id }, visitor) => {
        const order = await ownOrder(deps, id, visitor);
        if (!deps.sandbox || order?.checkout !== 'sandbox') return fail({ reason: 'unknown-order' });
        const ref = { orderId: id, externalId: order.externalId, planId: null };
        if (!(await deps.sandbox.answer(ref, answer))) return fail({ reason: 'already-ended' });
        // What comes of it is told by a webhook, as with any payment service.
        return ok(await presented(deps, order));
      },
    }),
  ];
}

/** What is on sale, and what was bought. */
export function checkoutRoutes(deps: CheckoutRouteDeps) {
  return [
    route('skuList', {
      access: 'session',
      schema: noInput,
      handle: async (_input, { session }) => {
        const skus = await listSkus(deps, session?.kind === 'member' ? session.id : null);
        return ok(skus.map((sku) => listed(sku, deps.base())));
      },
    }),
    ...orderRoutes(deps),
    route('listPayments', {
      access: 'member',
      schema: pageInput,
      handle: async ({ cursor, limit = PAGE }, visitor) => {
        const page = await deps.purchases.payments(memberIdOf(visitor), { cursor, limit });
        return ok({ payments: page.payments.map(paid), next: page.next });
      },
    }),
  ];
}
