let peak = 0;

/** Resident size of this process in bytes. */
export function residentMemory(): number {
  const now = process.memoryUsage.rss();
  peak = Math.max(peak, now);
  return now;
}

/** The largest size that `residentMemory` saw. The system's own figure would count the parent's size too. */
export function peakMemory(): number {
  residentMemory();
  return peak;
}

/**
 * Has V8 let go of pixels that nobody holds any more. They lie outside of its heap, where it bears with 64 MB of them;
 * a small collection takes less than a millisecond. Does nothing in a process without `--expose-gc`.
 */
export function releaseFrames(): void {
  globalThis.gc?.({ type: 'minor' });
}
