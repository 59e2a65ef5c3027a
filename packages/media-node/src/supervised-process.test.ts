import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { superviseProcess, type SupervisedTask } from './supervised-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-supervised-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a script that finds its job in `job` and answers through `tell`; resolves with its first answer or end. */
async function run(script: string, overrides: Partial<SupervisedTask<unknown>> = {}): Promise<unknown> {
  const entry = join(folder, `${String(Math.random())}.mjs`);
  const body = `const tell = (value) => process.send({ kind: 'told', value });
    const end = () => process.disconnect();
    process.once('message', (job) => { ${script} });`;
  await writeFile(entry, body);
  return superviseProcess<unknown>({
    entry,
    job: { number: 7 },
    limits: { timeoutMs: 60_000, memoryBytes: 2 ** 31 },
    signal: undefined,
    answerTo: (message) => message,
    outcomeOf: (forced) => forced,
    ...overrides,
  });
}

const FOREVER = 'setInterval(() => {}, 1000);';

it('is sent its job and answers with the first outcome', async () => {
  expect(await run('tell(job.number); tell(8); end();')).toEqual({ kind: 'told', value: 7 });
});

it('sees nothing of the environment but where programs and libraries are', async () => {
  process.env['KINORA_SECRET_OF_THE_TEST'] = 'secret';
  const answer = await run('tell(process.env.KINORA_SECRET_OF_THE_TEST ?? "nothing"); end();');
  delete process.env['KINORA_SECRET_OF_THE_TEST'];
  expect(answer).toEqual({ kind: 'told', value: 'nothing' });
});

it('leaves the processor to whoever answers a press', async () => {
  const script = "import('node:os').then(({ getPriority }) => { tell(getPriority()); end(); });";
  expect(await run(script)).toEqual({ kind: 'told', value: constants.priority.PRIORITY_BELOW_NORMAL });
});

it('is started by its launcher', async () => {
  const launcher = ['env', 'KINORA_GIVEN=by the launcher'];
  expect(await run('tell(process.env.KINORA_GIVEN); end();', { launcher })).toEqual({
    kind: 'told',
    value: 'by the launcher',
  });
});

it('is ended for its size even when it is too busy to report it', async () => {
  expect(await run('for (;;);', { measureMemory: () => 2 ** 32, graceMs: 0 })).toMatchObject({ kind: 'out-of-memory' });
});

it('is ended for the size it reports', async () => {
  const script = `process.send({ kind: 'memory', bytes: 2 ** 33 }); ${FOREVER}`;
  expect(await run(script)).toMatchObject({ kind: 'out-of-memory' });
});

it('ran out of memory when it says so before a long trace', async () => {
  const trace =
    "process.stderr.write('JavaScript heap out of memory' + ' at x'.repeat(2000), () => process.exit(134));";
  expect(await run(trace)).toMatchObject({ kind: 'out-of-memory' });
});

it('took too long when the system took its processor away', async () => {
  expect(await run(`process.kill(process.pid, 'SIGXCPU'); ${FOREVER}`)).toMatchObject({ kind: 'timed-out' });
});

it('crashed with its last words', async () => {
  const detail: unknown = expect.stringContaining('nothing works');
  expect(await run('throw new Error("nothing works");')).toMatchObject({ kind: 'crashed', detail });
});

it('is not started when it is cancelled already', async () => {
  let started = false;
  const onStart = () => {
    started = true;
  };
  expect(await run(FOREVER, { signal: AbortSignal.abort(), onStart })).toEqual({ kind: 'cancelled' });
  expect(started).toBe(false);
});
