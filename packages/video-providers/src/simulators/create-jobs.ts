import { randomUUID } from 'node:crypto';

import type { Outcome, SimulatedJob } from './simulated-job.ts';
import type { Moment, SimJobs } from './wire.ts';

/** Milliseconds a job waits and runs. */
export interface Pace {
  waiting: number;
  running: number;
}

interface JobsOptions extends Pick<SimJobs, 'film' | 'resultUrl'> {
  readonly pace: Pace;
  readonly onAccepted: (job: SimulatedJob) => void;
  readonly now: () => number;
}

/** Jobs of a simulated vendor, which pass their time by themselves. */
export function createJobs({ film, now, onAccepted, pace, resultUrl }: JobsOptions) {
  const jobs: SimulatedJob[] = [];
  const outcomes: Outcome[] = [];

  function at(job: SimulatedJob): Moment {
    const elapsed = job.isHurried ? Infinity : now() - job.startedAt;
    const before = jobs.filter((other) => other.startedAt < job.startedAt && now() - other.startedAt < pace.waiting);
    const isOver = job.outcome === 'cancelled' || (job.outcome !== 'never' && elapsed >= pace.waiting + pace.running);
    if (isOver) return { phase: 'ended', share: 1, place: 0, outcome: job.outcome };
    if (elapsed < pace.waiting) return { phase: 'waiting', share: 0, place: before.length, outcome: undefined };
    const share = Math.min(0.99, (elapsed - pace.waiting) / Math.max(1, pace.running));
    return { phase: 'running', share: Number.isFinite(share) ? share : 0.5, place: 0, outcome: undefined };
  }

  const simJobs: SimJobs = {
    files: new Map(),
    accept({ asked, callback, id = randomUUID(), key }) {
      const known = key === undefined ? undefined : jobs.find((job) => job.key === key);
      if (known) return known;
      const outcome = outcomes.shift() ?? 'ready';
      const job = { id, key, asked, callback, startedAt: now(), outcome, isHurried: false };
      jobs.push(job);
      onAccepted(job);
      return job;
    },
    find: (id) => jobs.find((job) => job.id === id),
    list: () => jobs.toReversed(),
    at,
    cancel(job) {
      if (at(job).phase === 'ended') return false;
      job.outcome = 'cancelled';
      return true;
    },
    refusal() {
      const [next] = outcomes;
      if (next !== 'declined' && next !== 'picture-declined') return undefined;
      outcomes.shift();
      return next;
    },
    resultUrl,
    film,
  };
  return { simJobs, accepted: jobs, outcomes };
}
