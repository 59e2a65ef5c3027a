/** A batch that took longer than this is a long one: its member may be told of its end by mail. */
export const LONG_BATCH_MS = 5 * 60_000;

/** A batch whose last clip has ended. */
export interface EndedBatch {
  readonly id: string;
  /** From when it was asked for until its last clip ended. */
  readonly tookMs: number;
  readonly ready: number;
  /** Without a clip; what its member called off does not count. */
  readonly failed: number;
  /** Credits that came back. */
  readonly returned: number;
}

/** Whole addresses that the mail leads to. */
export interface BatchAddresses {
  readonly library: string;
  /** Where a member stops them with one press, without signing in. */
  readonly off: (memberId: string) => string;
}

/** Whether there is something to tell of it: it took long, and something came of it besides what was called off. */
export const isLongBatch = ({ tookMs, ready, failed }: EndedBatch): boolean =>
  tookMs >= LONG_BATCH_MS && ready + failed > 0;

export const batchAddresses = (base: string, off: BatchAddresses['off']): BatchAddresses => ({
  library: new URL('/library/', base).href,
  off: (memberId) => new URL(off(memberId), base).href,
});
