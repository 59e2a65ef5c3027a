import { remainingAfter, type Estimate } from './estimate.ts';
import type { TookBy, WorkFacts } from './past-work.ts';
import { createDraw, simulateQueue, type Part } from './simulate-queue.ts';

/** One job of a lane. */
export interface LineJob extends WorkFacts {
  readonly id: string;
  readonly memberId: string;
  /** Of the member's jobs that may run beside each other. */
  readonly atOnce: number;
  /** Its turn, in jobs of an ordinary member. */
  readonly turn: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds; null while it waits. */
  readonly startedAt: number | null;
  readonly done: number;
  readonly total: number;
}

/** What runs in a lane, what waits in the order of turns, and what was asked for lately. */
export interface Line {
  readonly running: readonly LineJob[];
  readonly waiting: readonly LineJob[];
  readonly recent: readonly LineJob[];
}

export interface Circumstances {
  readonly tookBy: TookBy;
  /** Jobs that run beside each other. */
  readonly places: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface Forecast {
  /** Seconds until each of those that wait or run is ready, by id. */
  readonly ends: ReadonlyMap<string, Estimate>;
  /** How many of those that wait were looked at. */
  readonly length: number;
  /** For one that is not among them, by the number of jobs before it. */
  readonly endAt: (position: number) => Estimate;
}

const UNKNOWN: Estimate = { p50: null, p90: null };
/** How often the queue is simulated; fewer runs for a long queue, whose jobs even out. */
const RUNS = { most: 200, least: 24, jobs: 2400 };
/** How far to look back for the rate of new jobs, in lengths of a job. */
const COMING = 20;
/** Up to so many times more or fewer come than lately, and all jobs together take so much longer or shorter. */
const [RUSH, LOAD] = [2, 1.5];
/** From this share on a job is expected to go on as it has begun. */
const TELLING = 0.1;

/** What may be left of a running job, in seconds. */
function restOf({ startedAt, done, total, ...facts }: LineJob, { tookBy, now }: Circumstances): readonly number[] {
  const elapsed = Math.max(0, now - (startedAt ?? now)) / 1000;
  const share = total > 0 ? done / total : 0;
  return share >= TELLING ? [(elapsed / share) * (1 - share)] : remainingAfter(elapsed, tookBy(facts));
}

/** Nearest rank of sorted numbers. */
const rank = (sorted: readonly number[], share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];

function estimateOf(samples: number[]): Estimate {
  samples.sort((one, other) => one - other);
  return { p50: rank(samples, 0.5) ?? null, p90: rank(samples, 0.9) ?? null };
}

/** Past the part of the queue that was read, jobs are assumed to take as long as within it. */
function endsByPlace(estimates: readonly Estimate[]) {
  return (position: number): Estimate => {
    const last = estimates.length - 1;
    const known = estimates[Math.min(position, last)];
    if (!known || known.p50 === null || known.p90 === null || position <= last) return known ?? UNKNOWN;
    const factor = (position + 1) / (last + 1);
    return { p50: known.p50 * factor, p90: known.p90 * factor };
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Those that were asked for in a time that is long beside a job: as many come again in such a time. */
function comingOf({ recent }: Line, parts: readonly Part[], now: number) {
  const window = COMING * mean(parts.flatMap(({ durations }) => durations));
  const coming = parts.filter((_, at) => now - (recent[at]?.createdAt ?? 0) < window * 1000);
  return { recent: coming, rate: window > 0 ? coming.length / window : 0 };
}

/** When waiting jobs will be ready: simulates the queue many times, giving each job a past duration of its kind. */
export function forecast(line: Line, circumstances: Circumstances): Forecast {
  const { tookBy, places, now } = circumstances;
  const partOf = (job: LineJob): Part => ({ ...job, durations: tookBy(job) });
  const running = line.running.map((job) => ({ ...partOf(job), durations: restOf(job, circumstances) }));
  const waiting = line.waiting.map(partOf);
  const known = new Map(line.running.map(({ id }, at) => [id, estimateOf([...(running[at]?.durations ?? [])])]));
  if (waiting.some(({ durations }) => durations.length === 0))
    return { ends: known, length: waiting.length, endAt: () => UNKNOWN };
  const runs = Math.min(RUNS.most, Math.max(RUNS.least, Math.round(RUNS.jobs / Math.max(1, waiting.length))));
  const draw = createDraw(1);
  const coming = comingOf(line, line.recent.map(partOf), now);
  const scene = { running, waiting, ...coming, places: Math.max(1, places, running.length) };
  const played = Array.from({ length: runs }, () => {
    const [rate, pace] = [coming.rate * RUSH ** (draw() * 2 - 1), LOAD ** (draw() * 2 - 1)];
    return simulateQueue({ ...scene, rate, pace }, draw);
  });
  const estimates = waiting.map((_, at) => estimateOf(played.map((ends) => ends[at] ?? 0)));
  const ends = new Map(line.waiting.map(({ id }, at) => [id, estimates[at] ?? UNKNOWN]));
  return { ends: new Map([...known, ...ends]), length: waiting.length, endAt: endsByPlace(estimates) };
}
