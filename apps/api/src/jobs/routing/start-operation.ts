import { setTimeout as sleep } from 'node:timers/promises';

import { endStateOf, failureFacts, type FailureReason } from '@kinora/contracts';
import type { ClipRequest, Operation, ProviderFailure, StartFailure } from '@kinora/video-providers';

import type { Candidate, RouteBook } from '../../app/routing/route-book.ts';
import type { CreationRecord, Creations } from '../../domain/creations/creation.ts';
import type { Job, JobQueue } from '../../domain/queue.ts';
import type { OperationRecord, Operations, RouteRefusal } from '../../domain/routing/operations.ts';
import { ownRouteId } from '../../domain/routing/own-keys.ts';
import type { Pace } from '../../domain/routing/pace.ts';
import type { Routes } from '../../domain/routing/route.ts';
import { fetchFiles, type FetchDeps, type FetchedFiles } from '../creations/fetch-files.ts';
import type { Slot } from '../slots.ts';
import { printable } from './printable-word.ts';
import { recoverStart } from './recover-start.ts';

export interface StartDeps extends FetchDeps {
  readonly book: RouteBook;
  readonly creations: Pick<Creations, 'begin' | 'fail'>;
  readonly operations: Pick<Operations, 'begin' | 'end' | 'open'>;
  readonly queue: Pick<JobQueue, 'finish' | 'postpone'>;
  readonly routes: Pick<Routes, 'met'>;
  /** Where a vendor may post news of a route's jobs; undefined where this server cannot be reached. */
  readonly callbackOf: (route: string) => string | undefined;
  readonly pace: Pace;
  readonly now: () => number;
  readonly log: (message: string) => void;
}

interface Start {
  readonly job: Job;
  readonly record: CreationRecord;
  readonly request: ClipRequest;
  readonly slot: Slot;
}

type Attempted =
  | { readonly state: 'open'; readonly external: Operation }
  | { readonly state: 'failed'; readonly failure: ProviderFailure }
  /** Whether it runs is unknown. */
  | { readonly state: 'uncertain'; readonly failure: ProviderFailure };

/** The end of a creation that nothing more is tried for. */
async function giveUp(
  deps: StartDeps,
  { slot }: Start,
  { failure, reason }: { readonly reason: FailureReason; readonly failure?: ProviderFailure | undefined },
) {
  await deps.creations.fail(slot.lease, {
    state: endStateOf(reason),
    reason,
    retryable: failureFacts(reason).isTriedAgain,
    code: printable(failure?.code),
    reference: printable(failure?.reference),
  });
}

const attemptedFrom = (failure: StartFailure): Attempted => ({
  state: failure.mayRun ? 'uncertain' : 'failed',
  failure,
});

/** Starts it, or finds out what became of a start that was begun before. */
async function attempt(
  deps: StartDeps,
  { request }: Start,
  { operation, isNew }: { readonly operation: OperationRecord; readonly isNew: boolean },
): Promise<Attempted> {
  const running = await deps.book.running(operation.route);
  if (!running) {
    const failure = { reason: 'gone', at: 'route', detail: `the route ${operation.route} is gone` } as const;
    return { state: isNew ? 'failed' : 'uncertain', failure };
  }
  const options = { key: operation.id, callback: deps.callbackOf(operation.route) };
  const { provider } = running;
  if (isNew) {
    const started = await provider.start(request, options);
    if (started.ok) return { state: 'open', external: started.value };
    if (!started.failure.mayRun) return attemptedFrom(started.failure);
  }
  const recovered = await recoverStart(provider, request, {
    ...options,
    startedAt: operation.startedAt,
    pauses: deps.pace.looks,
  });
  if (recovered.ok) return { state: 'open', external: recovered.value };
  return attemptedFrom(recovered.failure);
}

/** What an attempt came to. True where the creation is settled, one way or another. */
async function settle(
  deps: StartDeps,
  start: Start,
  { attempted, operation }: { readonly operation: OperationRecord; readonly attempted: Attempted },
): Promise<boolean> {
  const { id, route, token } = operation;
  if (attempted.state === 'open') {
    const { external } = attempted;
    const isOurs = await deps.operations.open({ id, token }, external, deps.pace.nextCheckIn(0));
    if (!isOurs) deps.log(`${start.record.id} runs at ${route} as ${external.id}, and was given up here`);
    await deps.routes.met(route, null);
    return true;
  }
  const { failure, state } = attempted;
  const { detail, reason } = failure;
  deps.log(`${start.record.id} ${state} at ${route}: ${reason} ${detail}`);
  await deps.operations.end(id, { state, reason, detail });
  if (failure.at === 'route') await deps.routes.met(route, { reason, waitMs: failure.retryAfterMs });
  if (state === 'uncertain') await giveUp(deps, start, { reason: 'uncertain', failure });
  else if (failure.at === 'request') await giveUp(deps, start, { reason, failure });
  else return false;
  return true;
}

const AS_REFUSALS: Readonly<Partial<Record<FailureReason, RouteRefusal>>> = {
  busy: 'busy',
  'no-answer': 'away',
  quota: 'quota',
};

/** No route takes it: later, or never. */
async function waitOrEnd(
  deps: StartDeps,
  start: Start,
  { failures, refusals }: { readonly failures: readonly ProviderFailure[]; readonly refusals: readonly RouteRefusal[] },
) {
  const last = failures.at(-1);
  const told = [...refusals, ...failures.flatMap(({ reason }) => AS_REFUSALS[reason] ?? [])];
  if (told.length === 0 && last) return giveUp(deps, start, { reason: last.reason, failure: last });
  const wait = deps.pace.waitFor(told, deps.now() - start.job.startedAt);
  if ('reason' in wait) return giveUp(deps, start, { reason: wait.reason, failure: last });
  return deps.queue.postpone(start.slot.lease, Math.max(wait.waitMs, last?.retryAfterMs ?? 0));
}

/** Tries one route after the other until one has it, or none is left. */
async function tryRoutes(deps: StartDeps, start: Start, candidates: readonly Candidate[]): Promise<void> {
  const failures: ProviderFailure[] = [];
  for (let left = candidates; ;) {
    const asked = left.map(({ microUsd, route }) => ({ route: route.id, microUsd }));
    const begun = await deps.operations.begin(start.slot.lease, asked);
    if (begun.outcome === 'stale') return;
    if (begun.outcome === 'refused') {
      await waitOrEnd(deps, start, { failures, refusals: Object.values(begun.refusals) });
      return;
    }
    const { operation } = begun;
    if (operation.external !== null) {
      await deps.operations.open(operation, operation.external, deps.pace.nextCheckIn(0));
      return;
    }
    if (begun.outcome === 'begun') await sleep(Math.max(0, begun.callAt - deps.now()));
    const attempted = await attempt(deps, start, { operation, isNew: begun.outcome === 'begun' });
    if (await settle(deps, start, { operation, attempted })) return;
    if (attempted.state !== 'open') failures.push(attempted.failure);
    left = left.filter(({ route }) => route.id !== operation.route);
  }
}

function requestOf(record: CreationRecord, { files, video }: FetchedFiles): ClipRequest | undefined {
  const { id, input, mode, model } = record;
  return mode === 'edit' ? undefined : { id, model, mode, input, files, video, watermark: false };
}

/** The member's own key and nothing else, where it was asked for with that. */
async function candidatesFor({ book }: StartDeps, { memberId, ownKey, price }: CreationRecord, asked: ClipRequest) {
  return ownKey === null
    ? book.candidates({ ...asked, price })
    : book.ownCandidates(ownRouteId(memberId, ownKey), asked);
}

/**
 * Starts one creation at a vendor and releases it: any worker may check it from then on. A worker that is
 * lost on the way leaves a record from which the next one continues without starting anything twice.
 */
export async function startOperation(deps: StartDeps, job: Job, slot: Slot): Promise<void> {
  const record = await deps.creations.begin(slot.lease);
  if (!record) {
    await deps.queue.finish(slot.lease);
    return;
  }
  const brought = await fetchFiles(deps, { input: record.input, name: `${record.id}.${slot.lease.token}` });
  if (!brought.ok) {
    const { reason } = brought.failure;
    await deps.creations.fail(slot.lease, {
      state: 'failed',
      reason: reason === 'cancelled' ? 'crashed' : reason,
      retryable: false,
    });
    return;
  }
  try {
    const request = requestOf(record, brought.value);
    if (!request) return;
    await tryRoutes(deps, { job, record, request, slot }, await candidatesFor(deps, record, request));
  } finally {
    await brought.value.remove();
  }
}
