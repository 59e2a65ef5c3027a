// Many clients at once, for benches that count calls.

async function callUntil(end, call) {
  const times = [];
  while (performance.now() < end) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

/** Each call over and over for some seconds, all at once: calls a second, and the same with p50 and p99 as text. */
export async function rush(calls, seconds) {
  const start = performance.now();
  const all = await Promise.all(calls.map((call) => callUntil(start + seconds * 1000, call)));
  const elapsed = (performance.now() - start) / 1000;
  const times = all.flat().toSorted((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  const rate = times.length / elapsed;
  return { rate, text: `${rate.toFixed(0)}/s (p50 ${at(0.5)} ms, p99 ${at(0.99)} ms)` };
}
