import { fail, ok } from '@kinora/contracts';
import { noInput } from '@kinora/contracts/identity-schemas';
import { changePlanInput, openPortalInput, previewPlanInput, turnPlanInput } from '@kinora/contracts/schemas';

import { changePlan, previewPlan, withPlan, type ChangeRefusal } from '../../app/money/change-plan.ts';
import { planState } from '../../app/money/plan-state.ts';
import { returnUrl } from '../../app/money/return-url.ts';
import { withinLimits } from '../../app/within-limits.ts';
import type { PlanEvent } from '../../domain/money/purchase.ts';
import { memberIdOf, type Visitor } from '../identity/visitor.ts';
import { refusedFor } from '../refused-for.ts';
import { route } from '../route.ts';
import type { CheckoutRouteDeps } from './checkout-routes.ts';

export interface PlanRouteDeps extends CheckoutRouteDeps {
  /** Writes down what a member did to the plan. */
  readonly note: (memberId: string, kind: PlanEvent) => Promise<void>;
}

const NO_PLAN = { reason: 'no-plan' } as const;

function details(failure: ChangeRefusal) {
  const { reason } = failure;
  if (failure.reason !== 'price-changed') return { reason };
  return { reason, details: { priceCents: failure.cents } };
}

function changingRoutes(deps: PlanRouteDeps) {
  return [
    route('previewPlan', {
      access: 'member',
      schema: previewPlanInput,
      handle: async ({ sku }, visitor) => {
        const result = await previewPlan(deps, { sku, memberId: memberIdOf(visitor) });
        if (result.ok) return result;
        const { reason } = result.failure;
        // A look at a price neither pays nor has a key.
        if (reason === 'no-plan' || reason === 'same-plan' || reason === 'unknown-sku') return fail({ reason });
        throw new Error(`a preview was refused as ${reason}`);
      },
    }),
    route('changePlan', {
      access: 'member',
      schema: changePlanInput,
      handle: async ({ idempotencyKey: key, ...wanted }, visitor) => {
        const memberId = memberIdOf(visitor);
        const admitted = await withinLimits(deps, 'change-plan', visitor.caller({ email: memberId }));
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const result = await changePlan(deps, { ...wanted, key, memberId });
        if (!result.ok) return fail(details(result.failure));
        await deps.note(memberId, 'plan-changed');
        return ok(await planState(deps, memberId));
      },
    }),
  ];
}

/** Cancelling and keeping go the same way: the service is asked, and its answer is read. */
function standing(deps: PlanRouteDeps, visitor: Visitor, kind: 'plan-cancelled' | 'plan-kept') {
  const memberId = memberIdOf(visitor);
  return async () => {
    const done = await withPlan(deps, memberId, ({ provider, ref }) =>
      kind === 'plan-kept' ? provider.keep(ref) : provider.cancel(ref),
    );
    if (!done.ok) return fail(NO_PLAN);
    await deps.note(memberId, kind);
    return ok(await planState(deps, memberId));
  };
}

function standingRoutes(deps: PlanRouteDeps) {
  return [
    route('getPlan', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok(await planState(deps, memberIdOf(visitor))),
    }),
    route('cancelPlan', {
      access: 'member',
      schema: noInput,
      handle: (_input, visitor) => standing(deps, visitor, 'plan-cancelled')(),
    }),
    route('keepPlan', {
      access: 'member',
      schema: noInput,
      handle: (_input, visitor) => standing(deps, visitor, 'plan-kept')(),
    }),
  ];
}

/** Every call about the running plan. */
export function planRoutes(deps: PlanRouteDeps) {
  return [
    ...changingRoutes(deps),
    ...standingRoutes(deps),
    route('openPortal', {
      access: 'member',
      schema: openPortalInput,
      handle: async ({ language }, visitor) => {
        const { provider, purchases } = deps;
        const customer = provider && (await purchases.customerOf(memberIdOf(visitor), provider.kind));
        if (!provider || customer === undefined || customer === null) return fail(NO_PLAN);
        return ok({ url: await provider.portal(customer, returnUrl(deps, { path: '/member/', language })) });
      },
    }),
    route('turnPlan', {
      access: 'member',
      schema: turnPlanInput,
      handle: async ({ turn }, visitor) => {
        const { sandbox } = deps;
        if (!sandbox) return fail(NO_PLAN);
        const turned = await withPlan(deps, memberIdOf(visitor), ({ ref }) => sandbox.turn(ref, turn));
        if (!turned.ok) return fail(NO_PLAN);
        return turned.value ? ok(await planState(deps, memberIdOf(visitor))) : fail({ reason: 'nothing-paid' });
      },
    }),
  ];
}
