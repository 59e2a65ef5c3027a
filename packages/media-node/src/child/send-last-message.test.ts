import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { superviseProcess } from '../supervised-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-last-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HELPER = pathToFileURL(join(import.meta.dirname, 'send-last-message.ts')).href;

/** A process that says more than a connection holds, to a parent that is busy for a second. */
async function run(ending: string): Promise<unknown> {
  const entry = join(folder, `${String(Math.random())}.mjs`);
  const chatter = "for (let index = 0; index < 4000; index++) process.send({ kind: 'said', words: 'x'.repeat(400) });";
  const start = "process.once('message', () => { process.send({ kind: 'begun' });";
  await writeFile(entry, `import { sendLastMessage } from '${HELPER}';\n${start} ${chatter} ${ending} });`);
  let isBusy = true;
  return superviseProcess<unknown>({
    entry,
    job: {},
    limits: { timeoutMs: 60_000, memoryBytes: 2 ** 31 },
    signal: undefined,
    answerTo: (message) => {
      if (isBusy) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
      isBusy = false;
      return message instanceof Object && 'kind' in message && message.kind === 'last' ? message : null;
    },
    outcomeOf: (end) => end,
  });
}

it('arrives although the parent was busy', async () => {
  expect(await run("sendLastMessage({ kind: 'last' }, () => process.exit(1));")).toEqual({ kind: 'last' });
});
