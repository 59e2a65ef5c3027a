// Three generations for the test of processes.mjs: the last is detached and deaf to every polite signal.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const [generation] = process.argv.slice(2).map(Number);
const deaf = generation === 3;
if (deaf) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

console.log(`born ${process.pid}`);
if (!deaf) {
  const options = { stdio: 'inherit', detached: generation === 2 };
  spawn(process.execPath, [import.meta.filename, String(generation + 1)], options).unref();
}
await sleep(60_000);
