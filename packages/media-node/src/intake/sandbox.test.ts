import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { superviseProcess } from '../supervised-process.ts';
import { sandbox } from './sandbox.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a script tells that runs in the sandbox. */
async function told(script: string, job: object = {}): Promise<unknown> {
  const entry = join(folder, 'script.mjs');
  await writeFile(entry, `process.once('message', async (job) => { ${script} });`);
  return superviseProcess<unknown>({
    entry,
    job,
    launcher: await sandbox('creation'),
    limits: { timeoutMs: 60_000, memoryBytes: 2 ** 31 },
    signal: undefined,
    answerTo: (message) => message,
    outcomeOf: (end) => end,
  });
}

const TELL = 'process.send({ told }, () => process.disconnect());';

describe.runIf(process.platform === 'linux')('a process in the sandbox', () => {
  it('may have so many addresses, so much time and so large files', async () => {
    const script = `const { readFileSync } = await import('node:fs'); const told = readFileSync('/proc/self/limits', 'utf8'); ${TELL}`;
    const answer = JSON.stringify(await told(script));
    expect(answer).toMatch(/Max address space\s+4294967296/);
    expect(answer).toMatch(/Max cpu time\s+900/);
    expect(answer).toMatch(/Max file size\s+268435456/);
    expect(answer).toMatch(/Max core file size\s+0/);
  });

  it('may write longer files for a timeline', async () => {
    const [creation, timeline] = [await sandbox('creation'), await sandbox('timeline')];
    expect(creation).toContain('--fsize=268435456');
    expect(timeline).toContain('--fsize=2147483648');
    expect(timeline).toContain('--as=4294967296');
  });

  it('cannot reserve more at once', async () => {
    const script = `let told = 'reserved'; try { new ArrayBuffer(5 * 2 ** 30); } catch (error) { told = error.name; } ${TELL}`;
    expect(await told(script)).toEqual({ told: 'RangeError' });
  });

  it('S22: reaches no server where the system lets it be cut off', async () => {
    let hits = 0;
    const server = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // Listening on a port, it has an address with one.
    const { port } = server.address() as AddressInfo;
    const script = `const { connect } = await import('node:net');
      const told = await new Promise((resolve) => connect(job.port, '127.0.0.1')
        .once('connect', () => resolve('reached')).once('error', () => resolve('cut off'))); ${TELL}`;
    const isCutOff = (await sandbox('creation')).includes('--net');
    expect(await told(script, { port })).toEqual({ told: isCutOff ? 'cut off' : 'reached' });
    expect(hits).toBe(isCutOff ? 0 : 1);
    server.close();
  });
});
