import { randomUUID } from 'node:crypto';

import type { Claim, Job, JobFailure, JobQueue, LaneLimits, Lease, NewJob, QueueSignals } from '../domain/queue.ts';

const OURS = '';
const FIRST_BACK_OFF_MS = 250;
const LAST_BACK_OFF_MS = 300_000;

interface MemoryJob {
  readonly id: string;
  readonly given: NewJob;
  readonly member: string;
  readonly virtualTime: number;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  runAt: number;
  attempt: number;
  startedAt: number | undefined;
  token: string;
  leaseUntil: number;
  isCancelRequested: boolean;
}

interface MemoryLane {
  limits: LaneLimits;
  virtualTime: number;
  readonly members: Map<string, number>;
}

interface State {
  readonly jobs: Map<string, MemoryJob>;
  readonly lanes: Map<string, MemoryLane>;
  readonly listeners: Set<QueueSignals>;
}

const priorityOf = ({ given }: MemoryJob) => given.priority ?? 0;
const maxAttemptsOf = ({ given }: MemoryJob) => given.maxAttempts ?? 5;

function laneOf({ lanes }: State, name: string): MemoryLane {
  const lane = lanes.get(name);
  if (lane === undefined) throw new Error(`there is no lane ${name}`);
  return lane;
}

/** In the order of their turns; a job made earlier goes before one of the same turn. */
function jobsIn({ jobs }: State, lane: string, state: MemoryJob['state']): MemoryJob[] {
  const all = [...jobs.values()].filter((job) => job.given.lane === lane && job.state === state);
  return all.toSorted((a, b) => priorityOf(b) - priorityOf(a) || a.virtualTime - b.virtualTime);
}

function enqueue(state: State, given: NewJob): string {
  const known = [...state.jobs.values()].find((job) => job.given.key === given.key);
  if (known) return known.id;
  const lane = laneOf(state, given.lane);
  const member = given.memberId ?? OURS;
  const [own, step] = [lane.members.get(member) ?? 0, 720_720 / (given.weight ?? 1)];
  // Members without a job in the queue go before the next job of those who have one.
  const virtualTime = own > lane.virtualTime ? own + step : lane.virtualTime + step - 1;
  lane.members.set(member, virtualTime);
  const runAt = Date.now() + (given.delayMs ?? 0);
  const rest = {
    state: 'queued',
    attempt: 0,
    startedAt: undefined,
    token: '',
    leaseUntil: 0,
    isCancelRequested: false,
  } as const;
  const job: MemoryJob = { id: randomUUID(), given, member, virtualTime, runAt, ...rest };
  state.jobs.set(job.id, job);
  for (const { onWork } of state.listeners) onWork?.(given.lane);
  return job.id;
}

function claim(state: State, { lane: name, leaseMs }: Claim): Job | undefined {
  const lane = laneOf(state, name);
  const running = jobsIn(state, name, 'running');
  if (running.length >= lane.limits.maxRunning) return undefined;
  const hasRoom = (member: string) => running.filter((job) => job.member === member).length < lane.limits.memberCap;
  const job = jobsIn(state, name, 'queued').find(({ runAt, member }) => runAt <= Date.now() && hasRoom(member));
  if (job === undefined) return undefined;
  lane.virtualTime = Math.max(lane.virtualTime, job.virtualTime);
  const attempt = job.attempt + 1;
  job.startedAt ??= Date.now();
  Object.assign(job, { state: 'running', attempt, token: randomUUID(), leaseUntil: Date.now() + leaseMs });
  return {
    id: job.id,
    key: job.given.key,
    lane: name,
    memberId: job.given.memberId,
    creationId: undefined,
    payload: job.given.payload ?? {},
    attempt,
    maxAttempts: maxAttemptsOf(job),
    startedAt: job.startedAt,
    lease: { jobId: job.id, token: job.token },
  };
}

function held(state: State, { jobId, token }: Lease): MemoryJob | undefined {
  const job = state.jobs.get(jobId);
  return job?.state === 'running' && job.token === token ? job : undefined;
}

function requeue(state: State, job: MemoryJob, { attempt = job.attempt, delayMs = 0 } = {}) {
  Object.assign(job, { state: 'queued', attempt, runAt: Date.now() + delayMs, token: '' });
  for (const { onWork } of state.listeners) onWork?.(job.given.lane);
}

function failJob(state: State, lease: Lease, { retry }: JobFailure) {
  const job = held(state, lease);
  if (job === undefined) return 'stale';
  if (job.isCancelRequested) job.state = 'cancelled';
  else if (!retry || job.attempt >= maxAttemptsOf(job)) job.state = 'failed';
  else {
    const delayMs = Math.min(LAST_BACK_OFF_MS, FIRST_BACK_OFF_MS * 2 ** job.attempt) * (0.75 + Math.random() / 2);
    requeue(state, job, { delayMs });
    return 'queued';
  }
  return job.isCancelRequested ? 'cancelled' : 'failed';
}

function reap(state: State): number {
  const lost = [...state.jobs.values()].filter((job) => job.state === 'running' && job.leaseUntil < Date.now());
  for (const job of lost) {
    if (job.isCancelRequested) job.state = 'cancelled';
    else if (job.attempt >= maxAttemptsOf(job)) job.state = 'failed';
    else requeue(state, job);
  }
  return lost.length;
}

function cancel(state: State, jobId: string) {
  const job = state.jobs.get(jobId);
  if (job === undefined) return 'unknown';
  if (job.state === 'running') {
    job.isCancelRequested = true;
    for (const { onCancel } of state.listeners) onCancel?.(jobId);
    return 'cancelling';
  }
  if (job.state !== 'queued') return 'ended';
  job.state = 'cancelled';
  const rest = jobsIn(state, job.given.lane, 'queued').filter(({ member }) => member === job.member);
  laneOf(state, job.given.lane).members.set(job.member, Math.max(0, ...rest.map((other) => other.virtualTime)));
  return 'cancelled';
}

function beat(state: State, leases: readonly Lease[], leaseMs: number) {
  return leases.flatMap((lease) => {
    const job = held(state, lease);
    if (job === undefined) return [];
    job.leaseUntil = Date.now() + leaseMs;
    return [{ jobId: job.id, isCancelRequested: job.isCancelRequested }];
  });
}

function place(state: State, jobId: string): number | undefined {
  const job = state.jobs.get(jobId);
  return job?.state === 'queued' ? jobsIn(state, job.given.lane, 'queued').indexOf(job) + 1 : undefined;
}

function configure({ lanes }: State, limits: LaneLimits) {
  const lane = lanes.get(limits.name);
  if (lane) lane.limits = limits;
  else lanes.set(limits.name, { limits, virtualTime: 0, members: new Map() });
}

/** A queue that lives as long as the process. */
export function createMemoryQueue(): JobQueue {
  const state: State = { jobs: new Map(), lanes: new Map(), listeners: new Set() };
  const change = (lease: Lease, act: (job: MemoryJob) => void) => {
    const job = held(state, lease);
    if (job) act(job);
    return job !== undefined;
  };
  return {
    configure: async (limits) => configure(state, limits),
    enqueue: async (job) => enqueue(state, job),
    claim: async (wanted) => claim(state, wanted),
    beat: async (leases, leaseMs) => beat(state, leases, leaseMs),
    finish: async (lease) => change(lease, (job) => (job.state = 'done')),
    fail: async (lease, failure) => failJob(state, lease, failure),
    release: async (lease) => change(lease, (job) => requeue(state, job, { attempt: job.attempt - 1 })),
    postpone: async (lease, delayMs) =>
      change(lease, (job) => requeue(state, job, { attempt: job.attempt - 1, delayMs })),
    reap: async () => reap(state),
    cancel: async (jobId) => cancel(state, jobId),
    place: async (jobId) => place(state, jobId),
    listen: (signals) => {
      state.listeners.add(signals);
      return () => void state.listeners.delete(signals);
    },
  };
}
