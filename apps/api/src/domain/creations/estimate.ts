/** What is known of a running clip. Times are milliseconds. */
export interface RunningWork {
  readonly done: number;
  readonly total: number;
  readonly startedAt: number | null;
  readonly now: number;
}

export interface Estimate {
  /** Seconds until half of such clips are ready, and until nine of ten are; null when nothing is known. */
  readonly p50: number | null;
  readonly p90: number | null;
}

/** Nearest-rank percentile of an unsorted list; null of an empty one. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** How much longer a job takes that runs for so long already: what is known of those that took longer. */
export function remainingAfter(elapsed: number, durations: readonly number[]): readonly number[] {
  const longer = durations.filter((took) => took > elapsed).map((took) => took - elapsed);
  return longer.length > 0 ? longer : [elapsed / 5];
}

/** Seconds a running clip still takes: by its own pace once a tenth is done, before that as long as others took. */
export function estimateRemaining(
  { done, total, startedAt, now }: RunningWork,
  durations: readonly number[],
): Estimate {
  const share = total > 0 ? done / total : 0;
  const elapsed = startedAt === null ? 0 : (now - startedAt) / 1000;
  if (share >= 0.1) {
    const rest = (elapsed / share) * (1 - share);
    return { p50: rest, p90: rest };
  }
  if (durations.length === 0) return { p50: null, p90: null };
  const rest = remainingAfter(elapsed, durations);
  return { p50: percentile(rest, 0.5), p90: percentile(rest, 0.9) };
}

const whole = (seconds: number | null) => (seconds === null ? null : Math.max(1, Math.round(seconds)));

/** In whole seconds, one at least. */
export const rounded = ({ p50, p90 }: Estimate): Estimate => ({ p50: whole(p50), p90: whole(p90) });
