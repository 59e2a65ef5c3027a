import type { Arrival } from './worker-fleet.ts';
import { isReached, type Passage } from './worker-steps.ts';

export interface Restart {
  /** From the kill to the claim by another worker. */
  readonly ms: number;
  /** Of these, how long the watching process was kept from its clock or its database. */
  readonly starvedMs: number;
  readonly isElsewhere: boolean;
}

interface Loss {
  readonly at: number;
  readonly starvedMs: number;
  readonly worker: number;
}

/** Keeps who is to be killed where, and how long the jobs of the killed took to run again. */
export class KillSchedule {
  readonly restarts: Restart[] = [];
  kills = 0;
  readonly #plans: (readonly Passage[])[];
  readonly #byJob = new Map<string, Passage[]>();
  readonly #losses = new Map<string, Loss>();
  readonly #starvedMs: () => number;

  /** The first job that is claimed gets the first plan, and so on. `starvedMs` only grows. */
  constructor(plans: readonly (readonly Passage[])[], starvedMs: () => number) {
    this.#plans = [...plans];
    this.#starvedMs = starvedMs;
  }

  #left(jobId: string): Passage[] {
    const left = this.#byJob.get(jobId) ?? [...(this.#plans.shift() ?? [])];
    this.#byJob.set(jobId, left);
    return left;
  }

  isKilledAt({ jobId, passage }: Arrival): boolean {
    const [aim] = this.#left(jobId);
    return aim !== undefined && isReached(aim, passage);
  }

  killed({ jobId, worker }: Arrival) {
    this.kills += 1;
    this.#left(jobId).shift();
    this.#losses.set(jobId, { at: performance.now(), starvedMs: this.#starvedMs(), worker });
  }

  arrived({ jobId, passage, worker }: Arrival) {
    const loss = this.#losses.get(jobId);
    if (loss === undefined || passage.step !== 'claimed') return;
    this.#losses.delete(jobId);
    this.restarts.push({
      ms: performance.now() - loss.at,
      starvedMs: this.#starvedMs() - loss.starvedMs,
      isElsewhere: worker !== loss.worker,
    });
  }
}
