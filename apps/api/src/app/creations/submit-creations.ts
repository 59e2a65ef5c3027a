import { fail, ok, type Result } from '@kinora/contracts';
import { effectAccess, effectBadge, type PlanRights } from '@kinora/contracts/plans';

import type { CreationRecord, Creations, Submission, SubmitRefusal } from '../../domain/creations/creation.ts';
import type { Ledger } from '../../domain/money/ledger.ts';
import { planLimits } from '../../domain/money/plan-limits.ts';
import type { Plans } from '../../domain/money/plans.ts';
import { ownRouteId } from '../../domain/routing/own-keys.ts';
import type { Storage } from '../../domain/storage.ts';
import type { ClipUploads } from '../../domain/uploads/clip-uploads.ts';
import type { CheckedRequest } from './checked-request.ts';
import {
  checkSubmission,
  type CheckedSubmission,
  type SubmissionDeps,
  type RequestedClips,
} from './checked-submission.ts';
import { filesOf } from './files-of.ts';
import type { ListProblem } from './prompt-list.ts';
import type { NoTrial } from './trial-request.ts';

export interface SubmitDeps extends SubmissionDeps {
  readonly creations: Creations;
  readonly clipUploads: Pick<ClipUploads, 'clipsOf'>;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly storage: Pick<Storage, 'hasRoom'>;
  readonly plans: Plans;
  /** A short text that differs when the content does. */
  readonly digest: (content: unknown) => string;
}

export interface SubmitInput extends RequestedClips {
  readonly memberId: string;
  /** The total the client expects; the server's own is charged or nothing. */
  readonly expected: number;
  readonly key: string;
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

function problemOf(refusal: SubmitRefusal, quoted: Omit<Quoted, 'balance'>): SubmitProblem {
  if (refusal.reason === 'files') return { reason: 'invalid', details: { fields: refusal.fields } };
  if (refusal.reason === 'no-own-key' || refusal.reason === 'own-key-day') {
    return { reason: 'not-allowed', details: { reason: refusal.reason } };
  }
  if (!('balance' in refusal)) return { reason: refusal.reason, details: {} };
  const quote = { ...quoted, balance: refusal.balance };
  if (refusal.reason === 'wrong-scope') {
    return { reason: 'not-allowed', details: { reason: 'confirm-email', quote } };
  }
  return { reason: 'not-enough-credits', details: { quote } };
}

/** What of an order the member's plan, or the day, does not give; undefined where it gives all of it. */
function needsOf({ count, first, others }: CheckedSubmission, rights: PlanRights, now: number) {
  const fields = [first, ...others].map(({ input, route }) => planLimits({ route, input, count }, rights, { now }));
  return fields.some((one) => one !== undefined) ? Object.assign({}, ...fields) : undefined;
}

/** A clip as it is stored, with what its route and the member's plan say. */
function clipOf<Clip extends CheckedSubmission['others'][number]>(
  { ownKey, ...clip }: Clip,
  { memberId, rights }: { readonly memberId: string; readonly rights: PlanRights },
) {
  return { ...clip, ownRoute: ownKey && ownRouteId(memberId, ownKey), priority: priorityOf(clip, rights) };
}

/** What the same key must ask for again. */
const bodyOf = ({ memberId: _memberId, key: _key, parents = [], ...asked }: SubmitInput) => ({ ...asked, parents });

/** What may be wrong with an order that is no trial. */
export type ResubmitProblem = Exclude<SubmitProblem, TrialProblem>;

interface Priced {
  readonly order: CheckedSubmission;
  readonly rights: PlanRights;
}

async function submissionOf(
  deps: Pick<SubmitDeps, 'clipUploads' | 'digest'>,
  asked: SubmitInput,
  { order: { count, first, others }, rights }: Priced,
): Promise<Submission> {
  const { key, memberId, parents = [] } = asked;
  const payer = { memberId, rights };
  const ids = [first, ...others].flatMap(({ input }) => filesOf(input).map(({ id }) => id));
  const clips = await deps.clipUploads.clipsOf(memberId, ids);
  return {
    ...clipOf(first, payer),
    memberId,
    key,
    count,
    bodyHash: deps.digest(bodyOf(asked)),
    files: [first, ...others].flatMap(({ files }) => files),
    ...(others.length > 0 && { others: others.map((other) => clipOf(other, payer)) }),
    parents: [...new Set([...parents, ...clips])],
    ttlMs: LIFE_MS,
    weight: rights.queueWeight,
    atOnce: rights.atOnce,
  };
}

type Submitted<Problem> = Promise<Result<SubmittedClips, Problem>>;

/** Checks, prices, holds and enqueues: all clips of a batch or none, and the same key never twice. */
export async function submitCreations(
  deps: SubmitDeps,
  asked: SubmitInput & { readonly trial?: never },
): Submitted<ResubmitProblem>;
export async function submitCreations(deps: SubmitDeps, asked: SubmitInput): Submitted<SubmitProblem>;
export async function submitCreations(
  deps: SubmitDeps,
  asked: SubmitInput,
): Promise<Result<SubmittedClips, SubmitProblem>> {
  const { memberId, expected } = asked;
  const checked = checkSubmission(asked, deps);
  if (!checked.ok) return checked;
  const order = checked.value;
  const quote = { each: order.first.price, total: order.cost };
  const quoted = async () => ({ ...quote, balance: (await deps.ledger.balance(memberId)).available });
  const { effect } = order.first.input;
  const [rights, now] = [await deps.plans.rightsOf(memberId), deps.now()];
  // An effect that isn't released yet is treated as unknown.
  if (effect !== undefined && effectAccess(effectBadge(effect), rights, now) === 'not-yet') {
    return fail({ reason: 'invalid', details: { fields: { effect: 'unknown' } } });
  }
  const fields = needsOf(order, rights, now);
  if (fields) return fail({ reason: 'not-allowed', details: { reason: 'plan-needed', quote: await quoted(), fields } });
  if (order.cost !== expected) return fail({ reason: 'price-changed', details: { quote: await quoted() } });
  if (!(await deps.storage.hasRoom())) return fail({ reason: 'unavailable', details: {} });
  const submitted = await deps.creations.submit(await submissionOf(deps, asked, { order, rights }));
  if (!submitted.ok) return fail(problemOf(submitted.failure, quote));
  const { creations, balance } = submitted.value;
  return ok({ creations, balance, quote });
}
