import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const RENDERER = /render-main\.(?:ts|m?js)/;
const LOOK_MS = 25;

/** What a process has open, by its links below /proc; a process that has just ended has nothing. */
function read<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

const opened = (pid: string): string[] =>
  read(() => readdirSync(`/proc/${pid}/fd`), []).map((fd) => read(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''));

/** The processes that draw one of these creations right now: the files they write are named after it. */
function drawing(creations: readonly string[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => RENDERER.test(read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')))
    .filter((pid) => opened(pid).some((file) => creations.some((id) => file.includes(id))))
    .map(Number);
}

/** From now on whatever draws one of these creations is killed, as by a system without memory. Linux alone. */
export function killWhatDraws(creations: readonly string[]) {
  const killed = new Set<number>();
  const watch = setInterval(() => {
    for (const pid of drawing(creations)) {
      killed.add(pid);
      read(() => process.kill(pid, 'SIGKILL'), false);
    }
  }, LOOK_MS);
  return { count: () => killed.size, stop: () => clearInterval(watch) };
}
