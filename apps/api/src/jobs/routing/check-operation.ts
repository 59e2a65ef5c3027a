import { setTimeout as sleep } from 'node:timers/promises';

import { endStateOf, failureFacts, type FailureReason } from '@kinora/contracts';
import type { OperationState, ProviderFailure } from '@kinora/video-providers';

import type { RouteBook, RunningRoute } from '../../app/routing/route-book.ts';
import type { Creations } from '../../domain/creations/creation.ts';
import type { JobQueue } from '../../domain/queue.ts';
import type { Checked, DueOperation, Operations } from '../../domain/routing/operations.ts';
import type { Pace } from '../../domain/routing/pace.ts';
import type { Routes } from '../../domain/routing/route.ts';
import { printable } from './printable-word.ts';
import type { Arrival, ArrivalFailure, receiveClip } from './receive-clip.ts';

export interface CheckDeps {
  readonly book: Pick<RouteBook, 'running'>;
  readonly creations: Pick<Creations, 'confirmCancel' | 'fail' | 'held'>;
  readonly operations: Pick<Operations, 'end' | 'ofCreation'>;
  readonly queue: Pick<JobQueue, 'fail'>;
  readonly routes: Pick<Routes, 'met'>;
  /** Copies a result when there is room for one more; the lease is kept meanwhile. */
  readonly receive: (due: DueOperation, arrival: Omit<Arrival, 'signal'>) => ReturnType<typeof receiveClip>;
  readonly pace: Pace;
  readonly now: () => number;
  readonly log: (message: string) => void;
}

/** Attempts at a vendor after which a failure of its own counts as final. */
const ATTEMPTS = 3;
/** A vendor that does not know a job may just be behind. */
const GONE_MISSES = 5;
/** A job that is still not done then is asked for no more: its creation has expired long before. */
const FORGOTTEN_MS = 48 * 3_600_000;
/** How often copying a result is retried before its creation fails. */
const COPIES = 5;

const leaseOf = ({ jobId, token }: DueOperation) => ({ jobId, token });

/** Asked for again later; undefined where its book is closed. */
type Again = Checked | undefined;

const again = (due: DueOperation, change: Pick<Checked, 'inMs'> & Partial<Checked>): Checked => ({
  id: due.id,
  jobId: due.jobId,
  token: due.token,
  misses: 0,
  ...change,
});

const missed = ({ pace }: CheckDeps, due: DueOperation, waitMs?: number): Checked =>
  again(due, { inMs: pace.nextCheckAfter(due.misses, waitMs), misses: due.misses + 1 });

interface Told {
  readonly reason: FailureReason;
  readonly detail: string;
  readonly code?: string | undefined;
  readonly reference?: string | undefined;
}

/** The creation ends without a clip: its credits go back. After another end nothing more is said. */
async function endWith(
  deps: CheckDeps,
  due: DueOperation,
  { code, detail, reason, reference }: Told,
): Promise<undefined> {
  deps.log(`${due.creationId} failed at ${due.route}: ${reason} ${detail}`);
  await deps.creations.fail(leaseOf(due), {
    state: endStateOf(reason),
    reason,
    retryable: failureFacts(reason).isTriedAgain,
    code: printable(code),
    reference: printable(reference),
  });
  await deps.operations.end(due.id, { state: 'failed', reason, detail });
  return undefined;
}

/** What a vendor says has failed: another route or another try, unless it is because of what was asked for. */
async function onFailed(deps: CheckDeps, due: DueOperation, failure: ProviderFailure): Promise<undefined> {
  const { at, detail, reason } = failure;
  const attempts = await deps.operations.ofCreation(due.creationId);
  if (at === 'request' || due.isEnded || attempts.length >= ATTEMPTS) return endWith(deps, due, failure);
  deps.log(`${due.creationId} failed at ${due.route}, tried again: ${reason} ${detail}`);
  await deps.routes.met(due.route, { reason });
  await deps.operations.end(due.id, { state: 'failed', reason, detail });
  await deps.queue.fail(leaseOf(due), { error: reason, retry: true });
  return undefined;
}

async function onArrivalFailed(deps: CheckDeps, due: DueOperation, failure: ArrivalFailure): Promise<Again> {
  const { detail, isPassing, reason } = failure;
  deps.log(`${due.creationId} result of ${due.route} not taken: ${reason} ${detail}`);
  if (isPassing && due.misses < COPIES) return missed(deps, due);
  return endWith(deps, due, { reason: isPassing ? 'bad-result' : reason, detail });
}

type Ready = Extract<OperationState, { readonly state: 'ready' }>;

async function onReady(
  deps: CheckDeps,
  due: DueOperation,
  { provider, state }: RunningRoute & { readonly state: Ready },
) {
  const record = await deps.creations.held(leaseOf(due));
  // Another worker has it now and settles it. Settled here, it would be started a second time.
  if (!record || due.external === null) return undefined;
  const { output } = state;
  const received = await deps.receive(due, {
    record,
    lease: leaseOf(due),
    provider,
    operation: due.external,
    output,
  });
  if (!received.ok) return onArrivalFailed(deps, due, received.failure);
  await deps.operations.end(due.id, { state: 'done', detail: received.value });
  return undefined;
}

function goingOn(deps: CheckDeps, due: DueOperation, state: OperationState): Checked {
  const inMs = deps.pace.nextCheckIn(deps.now() - due.startedAt);
  if (due.isEnded || state.state !== 'running') return again(due, { inMs });
  const progress = { phase: 'drawing', done: Math.floor((state.share ?? 0) * 100), total: 100 } as const;
  return again(due, { inMs, progress });
}

async function onUnanswered(deps: CheckDeps, due: DueOperation, failure: ProviderFailure): Promise<Again> {
  const { detail, reason, retryAfterMs } = failure;
  if (reason === 'gone' && due.misses >= GONE_MISSES) return endWith(deps, due, { reason: 'gone', detail });
  if (reason !== 'gone') await deps.routes.met(due.route, { reason, waitMs: retryAfterMs });
  if (due.misses === 0) deps.log(`${due.creationId} not found out at ${due.route}: ${reason} ${detail}`);
  return missed(deps, due, retryAfterMs);
}

async function onCancel(deps: CheckDeps, due: DueOperation, { provider }: RunningRoute): Promise<undefined> {
  const stopped = due.external && (await provider.cancel(due.external));
  if (stopped?.ok === false) deps.log(`${due.creationId} not stopped at ${due.route}: ${stopped.failure.detail}`);
  await deps.creations.confirmCancel(leaseOf(due));
  await deps.operations.end(due.id, {
    state: 'cancelled',
    detail: stopped?.ok === true ? stopped.value : 'not stopped',
  });
  return undefined;
}

/** Asks for one job at a vendor, and does what its state asks for. */
export async function checkOperation(deps: CheckDeps, due: DueOperation, signal: AbortSignal): Promise<Again> {
  const ranMs = deps.now() - due.startedAt;
  const running = await deps.book.running(due.route);
  if (ranMs > FORGOTTEN_MS) return endWith(deps, due, { reason: 'expired', detail: 'it never came to an end' });
  if (!running || due.external === null) return missed(deps, due);
  await sleep(Math.max(0, due.callAt - deps.now()), undefined, { signal });
  if (due.isCancelRequested) return onCancel(deps, due, running);
  const checked = await running.provider.check(due.external, signal);
  if (!checked.ok) return onUnanswered(deps, due, checked.failure);
  const state = checked.value;
  if (state.state === 'ready') return onReady(deps, due, { ...running, state });
  if (state.state === 'failed') return onFailed(deps, due, state.failure);
  if (state.state === 'cancelled') {
    return endWith(deps, due, { reason: 'interrupted', detail: 'it was cancelled at the vendor' });
  }
  return goingOn(deps, due, state);
}
