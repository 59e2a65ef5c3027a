import { fail, ok, type Result } from '@kinora/contracts';
import type { KeyProvider } from '@kinora/contracts/creations';
import { effectAccess, markOf, type PlanRights } from '@kinora/contracts/plans';

import type { CreationRecord, Creations, SubmitRefusal } from '../../domain/creations/creation.ts';
import type { Ledger } from '../../domain/money/ledger.ts';
import { planLimits } from '../../domain/money/plan-limits.ts';
import type { Plans } from '../../domain/money/plans.ts';
import { ownRouteId } from '../../domain/routing/own-keys.ts';
import type { Storage } from '../../domain/storage.ts';
import type { ClipUploads } from '../../domain/uploads/clip-uploads.ts';
import { keyProblem, routedBy, type OwnKeyDeps } from '../routing/own-keys.ts';
import type { CheckedRequest, ClipRequestInput, RequestDeps } from './checked-request.ts';
import { filesOf } from './files-of.ts';
import { checkList, type CheckedList, type ListProblem } from './prompt-list.ts';
import { asTrial, type NoTrial, type TrialDeps, type TrialRequest } from './trial-request.ts';

export interface SubmitDeps extends RequestDeps, TrialDeps, Pick<OwnKeyDeps, 'keyKinds' | 'ownKeys'> {
  readonly creations: Creations;
  readonly clipUploads: Pick<ClipUploads, 'clipsOf'>;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly storage: Pick<Storage, 'hasRoom'>;
  readonly plans: Plans;
  /** A short text that differs when the content does. */
  readonly digest: (content: unknown) => string;
}

export interface SubmitInput extends ClipRequestInput {
  readonly memberId: string;
  /** Several prompts in one order. */
  readonly prompts?: readonly string[] | undefined;
  /** Clips of each prompt. */
  readonly count: number;
  /** The total the client expects; the server's own is charged or nothing. */
  readonly expected: number;
  readonly key: string;
  /** As a free trial of its effect. */
  readonly trial?: boolean | undefined;
  /** With the member's own key of this provider. */
  readonly ownKey?: KeyProvider | undefined;
  readonly parents?: readonly string[];
}

interface Quoted {
  readonly each: number;
  readonly total: number;
  readonly balance: number;
}

export interface SubmittedClips {
  readonly creations: readonly CreationRecord[];
  readonly quote: { readonly each: number; readonly total: number };
  readonly balance: number;
}

type NoDetails = Readonly<Record<string, never>>;

/** The effect was tried before, or three effects today. */
interface TrialProblem {
  readonly reason: 'trial-used' | 'trial-day';
  readonly details: NoDetails;
}

/** What the balance, the member's plan or an own key does not give. */
type NotGiven =
  | { readonly reason: 'no-own-key' | 'own-key-day' }
  | { readonly reason: 'confirm-email'; readonly quote: Quoted }
  | {
      readonly reason: 'plan-needed';
      readonly quote: Quoted;
      readonly fields: Readonly<Record<string, string>>;
    };

/** Why nothing was made, with the details that the call tells. */
export type SubmitProblem =
  | ListProblem
  | NoTrial
  | TrialProblem
  | { readonly reason: 'not-allowed'; readonly details: NotGiven }
  | { readonly reason: 'price-changed' | 'not-enough-credits'; readonly details: { readonly quote: Quoted } }
  | { readonly reason: 'key-reused' | 'unavailable'; readonly details: NoDetails };

/** At vendors, whose places are few, members with priority access go first. */
const priorityOf = ({ route }: CheckedRequest, { hasPriorityAccess }: PlanRights): number =>
  route === 'vendor' && hasPriorityAccess ? 1 : 0;

/** How long a creation may take in all before its credits go back. */
const LIFE_MS = 24 * 3_600_000;

function problemOf(refusal: SubmitRefusal, { price }: CheckedRequest, count: number): SubmitProblem {
  if (refusal.reason === 'files') return { reason: 'invalid', details: { fields: refusal.fields } };
  if (!('balance' in refusal)) return { reason: refusal.reason, details: {} };
  const quote = { each: price, total: price * count, balance: refusal.balance };
  if (refusal.reason === 'wrong-scope') {
    return { reason: 'not-allowed', details: { reason: 'confirm-email', quote } };
  }
  return { reason: 'not-enough-credits', details: { quote } };
}

/** Why the member's plan, or the day, does not give what is asked for. */
async function limitOf(
  deps: SubmitDeps,
  { memberId, count }: Pick<SubmitInput, 'count' | 'memberId'>,
  { input, price, route, rights }: CheckedRequest & { readonly rights: PlanRights },
): Promise<SubmitProblem | undefined> {
  const now = deps.now();
  const { effect } = input;
  // An effect that comes later is not there, as if nobody knew it.
  if (effect !== undefined && effectAccess(markOf(effect), rights, now) === 'not-yet') {
    return { reason: 'invalid', details: { fields: { effect: 'unknown' } } };
  }
  const fields = planLimits({ route, input, count }, rights, { now });
  if (fields === undefined) return undefined;
  const { available } = await deps.ledger.balance(memberId);
  const quote = { each: price, total: price * count, balance: available };
  return { reason: 'not-allowed', details: { reason: 'plan-needed', quote, fields } };
}

type Priced = CheckedList & Partial<Pick<TrialRequest, 'trial'>>;

/** The request with its price: nothing for a trial. */
function priced(
  deps: SubmitDeps,
  { memberId: _memberId, key: _key, expected: _expected, parents: _parents, trial = false, ...asked }: SubmitInput,
): Result<Priced, SubmitProblem> {
  const { ownKey, ...ordered } = asked;
  const routed = ownKey === undefined ? deps.routed : routedBy(deps.keyKinds[ownKey]);
  const checked = checkList(ordered, { ...deps, routed });
  if (!checked.ok) return checked;
  // The vendor sends its bill to the member.
  if (ownKey !== undefined) return ok({ ...checked.value, price: 0 });
  if (!trial) return checked;
  const free = asTrial(checked.value, deps);
  return free.ok ? ok({ ...checked.value, ...free.value }) : free;
}

/** What the same key must ask for again. */
const bodyOf = ({ memberId: _memberId, key: _key, parents = [], ...asked }: SubmitInput) => ({ ...asked, parents });

/** What may be wrong with an order that is no trial. */
export type OrderProblem = Exclude<SubmitProblem, TrialProblem>;

type Submitted<Problem> = Promise<Result<SubmittedClips, Problem>>;

/** Checks, prices, holds and enqueues: all clips of a batch or none, and the same key never twice. */
export async function submitCreations(
  deps: SubmitDeps,
  asked: SubmitInput & { readonly trial?: never },
): Submitted<OrderProblem>;
export async function submitCreations(deps: SubmitDeps, asked: SubmitInput): Submitted<SubmitProblem>;
export async function submitCreations(
  deps: SubmitDeps,
  asked: SubmitInput,
): Promise<Result<SubmittedClips, SubmitProblem>> {
  const { memberId, expected, key, ownKey, parents = [] } = asked;
  const checked = priced(deps, asked);
  if (!checked.ok) return checked;
  const { count, ...request } = checked.value;
  const rights = await deps.plans.rightsOf(memberId);
  const limit = await limitOf(deps, { memberId, count }, { ...request, rights });
  if (limit !== undefined) return fail(limit);
  const lacking = ownKey && (await keyProblem(deps.ownKeys, { memberId, count, provider: ownKey }));
  if (lacking !== undefined) return fail({ reason: 'not-allowed', details: { reason: lacking } });
  const total = request.price * count;
  if (total !== expected) {
    const { available } = await deps.ledger.balance(memberId);
    const quote = { each: request.price, total, balance: available };
    return fail({ reason: 'price-changed', details: { quote } });
  }
  if (!(await deps.storage.hasRoom())) return fail({ reason: 'unavailable', details: {} });
  const clips = await deps.clipUploads.clipsOf(
    memberId,
    filesOf(request.input).map(({ id }) => id),
  );
  const submitted = await deps.creations.submit({
    ...request,
    memberId,
    count,
    key,
    bodyHash: deps.digest(bodyOf(asked)),
    parents: [...new Set([...parents, ...clips])],
    ownRoute: ownKey && ownRouteId(memberId, ownKey),
    ttlMs: LIFE_MS,
    weight: rights.queueWeight,
    atOnce: rights.atOnce,
    priority: priorityOf(request, rights),
  });
  if (!submitted.ok) return fail(problemOf(submitted.failure, request, count));
  const { creations, balance } = submitted.value;
  return ok({ creations, balance, quote: { each: request.price, total } });
}
