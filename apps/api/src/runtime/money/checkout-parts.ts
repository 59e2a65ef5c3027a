import { hostname } from 'node:os';

import { findRunning } from '../../adapters/instance.ts';
import { createHookPost } from '../../adapters/money/sandbox/post-hook.ts';
import type { CheckoutDeps } from '../../app/money/checkout-deps.ts';
import { endPurchases } from '../../app/money/end-purchases.ts';
import type { Protocol } from '../../http/create-app.ts';
import { checkoutRoutes } from '../../http/money/checkout-routes.ts';
import { planRoutes } from '../../http/money/plan-routes.ts';
import { servePaymentHook } from '../../http/money/serve-payment-hook.ts';
import type { Chore } from '../../jobs/chores.ts';
import { followPaymentEvent } from '../../jobs/money/follow-payment-event.ts';
import { reconcilePurchases } from '../../jobs/money/reconcile-purchases.ts';
import { sendSandboxHook } from '../../jobs/money/send-sandbox-hook.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import type { Runtime } from '../runtime.ts';

const LANE = 'checkout';
const SANDBOX_LANE = 'sandbox';
const PLACES = 2;
const RECONCILE_MS = 10_000;

const log = (message: string) => console.error(`checkout: ${message}`);

const selling = ({ checkout, env, members, purchases }: Runtime, base: () => string): CheckoutDeps => ({
  ...checkout,
  members,
  purchases,
  base,
  locales: env.site,
  now: Date.now,
});

/** The calls of plans and purchases. */
export function checkoutParts(runtime: Runtime, base: () => string) {
  const { accountChanges, audit, limits } = runtime;
  const deps = { ...selling(runtime, base), audit, limits };
  return [...checkoutRoutes(deps), ...planRoutes({ ...deps, note: (id, kind) => accountChanges.note(id, kind) })];
}

/** Where the payment service tells what has happened; nowhere without a secret that proves it. */
export function hookProtocol({ checkout: { provider, takesHooks }, purchases }: Runtime): Protocol {
  if (!provider || !takesHooks) return () => {};
  return servePaymentHook({ provider, purchases, now: Date.now });
}

/** Ends what an account that goes could still be charged for. */
export const endingPurchases =
  ({ checkout: { provider }, purchases }: Runtime) =>
  (memberId: string) =>
    endPurchases({ provider, purchases, now: Date.now }, memberId);

/** Where the sandbox finds our own hook: in this process, or in that of the server on the same home. */
const serverOf =
  ({ baseUrl, env }: Runtime) =>
  () =>
    Promise.resolve(baseUrl.get() ?? findRunning(env.home));

/** Follows what payment services tell, and lets the sandbox tell. */
export function startCheckout(runtime: Runtime): Worker[] {
  const {
    checkout: { provider, sandbox },
    env,
    purchases,
    queue,
  } = runtime;
  const name = `${hostname()}:${process.pid}:checkout`;
  const options = { name, places: PLACES, leaseMs: env.leaseMs, log };
  const events = { purchases, queue, providers: provider ? [provider] : [], now: Date.now, log };
  const following = startWorker(queue, (job, slot) => followPaymentEvent(events, job, slot), {
    ...options,
    lanes: [LANE],
  });
  if (!sandbox) return [following];
  const telling = { sandbox, queue, post: createHookPost(serverOf(runtime)) };
  const hooks = startWorker(queue, (job, slot) => sendSandboxHook(telling, job, slot), {
    ...options,
    lanes: [SANDBOX_LANE],
  });
  return [following, hooks];
}

/** Asks payment services about what they should have told by now. */
export function checkoutChores({ checkout: { provider }, purchases }: Runtime): Chore[] {
  if (!provider) return [];
  const deps = { provider, purchases, now: Date.now, log };
  return [{ name: 'asking after purchases', everyMs: RECONCILE_MS, act: () => reconcilePurchases(deps) }];
}
