import { apiClientAtom, type ApiClient } from '@kinora/api-client';
import { cancelPlan, changePlan, keepPlan, readPlan, turnPlan, type PlanChangeRequest } from '@kinora/api-client/money';
import { createMemberAnswer, memberIdAtom } from '@kinora/auth';
import type { Result } from '@kinora/contracts';
import { rightsOf, type PlanState, type SandboxTurn } from '@kinora/contracts/plans';
import { atom } from 'jotai';

import { balanceNewsAtom, creditsMovedAtom } from './balance-news-atoms.ts';

const plan = createMemberAnswer({ read: readPlan, newsAtom: balanceNewsAtom });

/** The plan as far as it is known; reading it asks for nothing. */
export const planAtom = plan.knownAtom;

/** The same, read while it is shown, and again when somebody comes back or credits moved in another tab. */
export const livePlanAtom = plan.answerAtom;

/** Reads the plan; what is known stays in sight meanwhile, and when nobody answers. */
export const loadPlanAtom = plan.refreshAtom;

/** What the plan lets this member do; as without one while it is unknown. */
export const rightsAtom = atom((get) => {
  const known = get(planAtom);
  return rightsOf(known.state === 'ready' ? (known.value.plan?.tier ?? null) : null);
});

/** A call that changes the plan: its answer is the plan from then on, and the credits are asked for. */
const planAction = <Input, Failure>(call: (client: ApiClient, input: Input) => Promise<Result<PlanState, Failure>>) =>
  atom(null, async (get, set, input: Input) => {
    const owner = get(memberIdAtom);
    const result = await call(get(apiClientAtom), input);
    if (result.ok && get(memberIdAtom) === owner) {
      set(plan.takeAtom, result.value);
      set(creditsMovedAtom).catch(() => undefined);
    }
    return result;
  });

export const changePlanAtom = planAction((client, change: PlanChangeRequest) => changePlan(client, change));
export const cancelPlanAtom = planAction((client, _nothing: null) => cancelPlan(client));
export const keepPlanAtom = planAction((client, _nothing: null) => keepPlan(client));
export const turnPlanAtom = planAction((client, turn: SandboxTurn) => turnPlan(client, turn));
