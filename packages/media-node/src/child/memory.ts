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
