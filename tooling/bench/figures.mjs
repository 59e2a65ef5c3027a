// What benches do with their numbers.

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
export const fixed = (value, width = 6) => value.toFixed(2).padStart(width);

/** Runs something and says how many seconds it took. */
export async function timed(work) {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** CPU milliseconds of some work. */
export function spend(work) {
  const spent = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(spent);
  return (user + system) / 1000;
}

/** Prints a figure beside its limit; the process fails in the end when it is over. */
export function tell(name, value, limit) {
  const isWithin = value <= limit;
  if (!isWithin) process.exitCode = 1;
  console.log(`${name}: ${value.toFixed(2)}, ${isWithin ? 'within' : 'OVER'} ${limit}`);
}
