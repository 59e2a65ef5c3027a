import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { planScene } from '@kinora/reading';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { SceneJob } from './render-job.ts';
import { runRenderProcess, type RenderWatch } from './render-process.ts';
import { aSceneJob } from './testing/a-job.ts';

const plan = planScene('a paper boat on a storm at night', {
  shape: '16:9',
  resolution: '360p',
  seconds: 8,
  style: 'storybook',
  seed: 3,
});

let folder: string;
let job: SceneJob;
let processId: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-process-'));
  job = aSceneJob(folder, { plan });
  processId = 0;
});
afterEach(() => rm(folder, { recursive: true }));

/** Does something at the fifth frame; notes which process draws. */
function watching(atFifthFrame: () => void, overrides: Partial<RenderWatch> = {}): RenderWatch {
  return {
    limits: { timeoutMs: 60_000, memoryBytes: 2 ** 30 },
    onProgress: ({ frame }) => (frame === 5 ? atFifthFrame() : undefined),
    onStart: (id) => {
      processId = id;
    },
    signal: undefined,
    ...overrides,
  };
}

/** However busy the machine is. */
const PATIENT = { timeout: 30_000, interval: 50 };

const run = promisify(execFile);

/** Whether anything of a process group still runs; the dead whom nobody has buried yet do not. */
async function isAlive(group: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,stat=']);
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/));
  return rows.some(([id, state = '']) => Number(id) === group && !state.startsWith('Z'));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

describe('a render process', { timeout: 60_000 }, () => {
  it('stops soon after a cancel, and is gone', async () => {
    const stopping = new AbortController();
    let cancelled = 0;
    const cancel = () => {
      cancelled = performance.now();
      stopping.abort();
    };
    const result = await runRenderProcess(job, watching(cancel, { signal: stopping.signal }));
    expect(performance.now() - cancelled).toBeLessThan(4000);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await isAlive(processId)).toBe(false);
  });

  it('is killed when it does not listen to a cancel', async () => {
    const stopping = new AbortController();
    const freeze = () => {
      process.kill(processId, 'SIGSTOP');
      stopping.abort();
    };
    const rendering = runRenderProcess(job, watching(freeze, { signal: stopping.signal }));
    expect(await rendering).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await isAlive(processId)).toBe(false);
  });

  it('is not started for a job that is cancelled already', async () => {
    const result = await runRenderProcess(
      job,
      watching(() => undefined, { signal: AbortSignal.abort() }),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(processId).toBe(0);
  });

  it('has crashed when something kills it', async () => {
    const result = await runRenderProcess(
      job,
      watching(() => process.kill(processId, 'SIGKILL')),
    );
    const detail: unknown = expect.stringContaining('SIGKILL');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'crashed', detail } });
  });

  it('has crashed with the reason when the job makes no sense', async () => {
    const broken = { ...job, plan: { ...plan, width: -1 } };
    const result = await runRenderProcess(
      broken,
      watching(() => undefined),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  });

  it('is ended when its time is up', async () => {
    const limits = { timeoutMs: 700, memoryBytes: 2 ** 30 };
    const seconds = await secondsOf(async () => {
      const result = await runRenderProcess(
        job,
        watching(() => undefined, { limits }),
      );
      expect(result).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
    });
    expect(seconds).toBeLessThan(20);
  });

  it('is ended when it grows beyond its memory', async () => {
    const limits = { timeoutMs: 60_000, memoryBytes: 60 * 2 ** 20 };
    const result = await runRenderProcess(
      job,
      watching(() => undefined, { limits }),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'out-of-memory' } });
  });

  it('says that the disk is full', async () => {
    const result = await runRenderProcess(
      { ...job, files: { clip: { ...job.files.clip, draft: '/dev/full' } } },
      watching(() => undefined),
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'disk-full' } });
  });

  it('says what to install when nothing can encode', async () => {
    const result = await runRenderProcess(
      { ...job, ffmpegPath: '/nowhere/ffmpeg' },
      watching(() => undefined),
    );
    const detail: unknown = expect.stringContaining('FFMPEG_PATH');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'codec-missing', detail } });
  });

  it('ends with its parent and leaves nothing behind', async () => {
    const script = `
      import { runRenderProcess } from ${JSON.stringify(new URL('./render-process.ts', import.meta.url).href)};
      process.once('message', (job) => runRenderProcess(job, {
        limits: { timeoutMs: 60_000, memoryBytes: 2 ** 30 },
        onStart: (id) => process.send({ id }),
        onProgress: ({ frame }) => frame === 5 && process.send({ frame }),
      }));`;
    const flags = ['--conditions=@kinora/source', '--input-type=module', '--eval', script];
    const parent = spawn(process.execPath, flags, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const told: { id?: number; frame?: number }[] = [];
    parent.on('message', (message: { id?: number; frame?: number }) => told.push(message));
    parent.send(job);
    await vi.waitFor(() => expect(told).toHaveLength(2), PATIENT);
    const orphan = told[0]?.id ?? 0;
    expect(await isAlive(orphan)).toBe(true);
    expect(await readdir(folder)).not.toEqual([]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await vi.waitFor(async () => expect(await isAlive(orphan)).toBe(false), PATIENT);
    expect(await readdir(folder)).toEqual([]);
  });
});
