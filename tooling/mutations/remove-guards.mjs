// Removes each guard of guards.data.mjs in turn and runs the authorization matrix, which must fail each time.
// For a night: `node tooling/mutations/remove-guards.mjs [part of a name]`. Files are changed in place and put back.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { GUARDS } from './guards.data.mjs';
import { withoutGuard } from './without-guard.mjs';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const MATRIX = [
  'exec',
  'vitest',
  'run',
  'src/runtime/identity/authorization.test.ts',
  '-t',
  'profile spec',
  '--bail',
  '1',
];

/** Whether the matrix complains about an answer; a run that does not even begin proves nothing. */
function isNoticed() {
  const { status, stdout } = spawnSync('pnpm', MATRIX, { cwd: resolve(REPOSITORY, 'apps/api'), encoding: 'utf8' });
  if (status === 0) return false;
  if (!stdout.includes('answers each identity')) throw new Error(`the matrix did not run:\n${stdout}`);
  return true;
}

const write = (file, text) => writeFileSync(resolve(REPOSITORY, file), text);

function tryWithout(guard) {
  const places = guard.also ? [guard, { name: guard.name, ...guard.also }] : [guard];
  const whole = new Map(places.map(({ file }) => [file, readFileSync(resolve(REPOSITORY, file), 'utf8')]));
  const restore = () => whole.forEach((text, file) => write(file, text));
  process.once('exit', restore);
  try {
    for (const place of places) write(place.file, withoutGuard(whole.get(place.file), place));
    return isNoticed();
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const wanted = GUARDS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
if (isNoticed()) throw new Error('the matrix fails with every guard in place');
const missed = wanted.filter((guard) => {
  const noticed = tryWithout(guard);
  console.log(`${noticed ? 'noticed' : 'MISSED '} ${guard.name}`);
  return !noticed;
});
console.log(`${wanted.length - missed.length} of ${wanted.length} removed guards were noticed`);
process.exitCode = missed.length === 0 ? 0 : 1;
