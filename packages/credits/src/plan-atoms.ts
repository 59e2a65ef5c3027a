import {
  apiClientAtom,
  cancelPlan,
  changePlan,
  keepPlan,
  readPlan,
  turnPlan,
  type ApiClient,
  type ApiFailure,
  type PlanChangeRequest,
} from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import {
  rightsOf,
  type getPlan,
  type PlanState,
  type RefusalOf,
  type Result,
  type SandboxTurn,
} from '@kinora/contracts';
import { atom } from 'jotai';

import { creditsMovedAtom } from './balance-news-atoms.ts';

/** The plan as far as it is known. */
export type KnownPlan =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ApiFailure<RefusalOf<typeof getPlan>> }
  | ({ readonly state: 'ready' } & PlanState);

const LOADING: KnownPlan = { state: 'loading' };

const heardAtom = atom<{ readonly owner: string | undefined; readonly known: KnownPlan }>({
  owner: undefined,
  known: LOADING,
});

/** The plan of the member who is here; of one who was here before nothing is known. */
const knownAtom = atom(
  (get) => {
    const { owner, known } = get(heardAtom);
    return owner === get(memberAtom)?.id ? known : LOADING;
  },
  (get, set, known: KnownPlan) => set(heardAtom, { owner: get(memberAtom)?.id, known }),
);

export const planAtom = atom((get) => get(knownAtom));

/** What the plan lets this member do; as without one while it is unknown. */
export const rightsAtom = atom((get) => {
  const known = get(knownAtom);
  return rightsOf(known.state === 'ready' ? (known.plan?.tier ?? null) : null);
});

/** Reads the plan; what is known stays in sight meanwhile, and when nobody answers. */
export const loadPlanAtom = atom(null, async (get, set) => {
  const owner = get(memberAtom)?.id;
  if (owner === undefined) return;
  if (get(knownAtom).state === 'failed') set(knownAtom, LOADING);
  const answer = await readPlan(get(apiClientAtom));
  if (get(memberAtom)?.id !== owner) return;
  if (answer.ok) set(knownAtom, { state: 'ready', ...answer.value });
  else if (get(knownAtom).state !== 'ready') set(knownAtom, { state: 'failed', failure: answer.failure });
});

/** A call that changes the plan: its answer is the plan from then on, and the credits are asked for. */
const planAction = <Input, Failure>(call: (client: ApiClient, input: Input) => Promise<Result<PlanState, Failure>>) =>
  atom(null, async (get, set, input: Input) => {
    const owner = get(memberAtom)?.id;
    const result = await call(get(apiClientAtom), input);
    if (result.ok && get(memberAtom)?.id === owner) {
      set(knownAtom, { state: 'ready', ...result.value });
      set(creditsMovedAtom).catch(() => undefined);
    }
    return result;
  });

export const changePlanAtom = planAction((client, change: PlanChangeRequest) => changePlan(client, change));
export const cancelPlanAtom = planAction((client, _nothing: null) => cancelPlan(client));
export const keepPlanAtom = planAction((client, _nothing: null) => keepPlan(client));
export const turnPlanAtom = planAction((client, turn: SandboxTurn) => turnPlan(client, turn));
