/** What is known of the work when an estimate is made. Times are milliseconds, durations seconds. */
export interface Work {
  readonly state: 'waiting' | 'running';
  /** Jobs before this one; null when it does not wait. */
  readonly position: number | null;
  readonly done: number;
  readonly total: number;
  readonly startedAt: number | null;
  readonly now: number;
}

export interface Pace {
  /** Seconds that recent clips took. */
  readonly durations: readonly number[];
  /** Clips made side by side. */
  readonly sideBySide: number;
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

const rounded = (seconds: number) => Math.max(1, Math.round(seconds));

/** Seconds a running clip still takes: by its own pace once a tenth is done, before that as long as others took. */
function remaining({ done, total, startedAt, now }: Work, typical: number | null): number | null {
  const share = total > 0 ? done / total : 0;
  const elapsed = startedAt === null ? 0 : (now - startedAt) / 1000;
  if (share >= 0.1) return (elapsed / share) * (1 - share);
  return typical === null ? null : Math.max(typical - elapsed, 1);
}

/** How long it takes until the clip is ready, from recent clips of the same kind. */
export function estimate(work: Work, { durations, sideBySide }: Pace): Estimate {
  const [p50, p90] = [percentile(durations, 0.5), percentile(durations, 0.9)];
  if (work.state === 'running') {
    const [likely, surely] = [remaining(work, p50), remaining(work, p90)];
    return { p50: likely === null ? null : rounded(likely), p90: surely === null ? null : rounded(surely) };
  }
  const rounds = Math.floor((work.position ?? 0) / Math.max(1, sideBySide)) + 1;
  return { p50: p50 === null ? null : rounded(p50 * rounds), p90: p90 === null ? null : rounded(p90 * rounds) };
}
