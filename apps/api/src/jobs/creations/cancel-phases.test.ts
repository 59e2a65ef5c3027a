import { readdirSync, readFileSync } from 'node:fs';

import type { ClipProgress } from '@kinora/video-providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLocalProvider } from '../../adapters/creations/local-engine/local-provider.ts';
import { testDatabase } from '../../adapters/postgres/testing/test-database.ts';
import { openClipLine, PRICE, type ClipLine } from '../../testing/creations/clip-line.ts';

const STOPS_WITHIN_MS = 2000;

let line: ClipLine;
beforeAll(async () => {
  line = await openClipLine(await testDatabase());
});
afterAll(() => line.close());

const isRunning = (state: string) => state !== 'Z';

/** Processes below this one, whatever started them. */
function children(): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, state = '', parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return isRunning(state) ? [{ pid: Number(name), parent: Number(parent) }] : [];
      } catch {
        return []; // It has just ended.
      }
    });
  const below = (pid: number): readonly number[] =>
    parents.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(process.pid);
}

/** A worker that draws with the local preview engine; `until` resolves when a clip is in a phase. */
function aDrawingWorker() {
  const engine = createLocalProvider({ folder: line.workFolder, signer: undefined });
  const waiting = new Map<ClipProgress['phase'], (progress: ClipProgress) => void>();
  let last = { at: 0, done: 0 };
  const make: typeof engine.make = (request, context) =>
    engine.make(request, {
      ...context,
      onProgress: (progress) => {
        if (progress.done > last.done) last = { at: Date.now(), done: progress.done };
        context.onProgress(progress);
        waiting.get(progress.phase)?.(progress);
      },
    });
  const worker = line.startWorker({ ...engine, make }, { leaseMs: 5000 });
  return {
    close: () => worker.close(),
    /** When a frame was drawn last. */
    lastFrame: () => last.at,
    until: (phase: ClipProgress['phase']) =>
      new Promise<void>((resolve) => {
        last = { at: 0, done: 0 };
        waiting.set(phase, () => resolve());
      }),
  };
}

// Where processes can be looked at.
describe.runIf(process.platform === 'linux')('a clip', () => {
  it.each([
    ['preparing', 0],
    ['drawing', 1],
    ['finishing', 0],
  ] as const)(
    'called off while %s stops: no frame after two seconds, no process, all credits back',
    async (phase, processes) => {
      const before = children();
      const worker = aDrawingWorker();
      const reached = worker.until(phase);
      const { memberId, id, read } = await line.order();
      await reached;
      expect(children().length - before.length).toBeGreaterThanOrEqual(processes);
      const asked = Date.now();
      expect(await line.creations.cancel(memberId, id)).toMatchObject({ ok: true });
      await expect
        .poll(async () => (await read()).record?.state, { interval: 10, timeout: STOPS_WITHIN_MS })
        .toBe('cancelled');
      const { available, held } = await read();
      expect([available, held]).toEqual([40, 0]);
      await expect
        .poll(() => children().filter((pid) => !before.includes(pid)), { interval: 20, timeout: STOPS_WITHIN_MS })
        .toEqual([]);
      expect(worker.lastFrame()).toBeLessThan(asked + STOPS_WITHIN_MS);
      await worker.close();
    },
    60_000,
  );
});

it('a clip called off while it waits gives its credits back at once', async () => {
  const { memberId, id, read } = await line.order();
  expect(await read()).toMatchObject({ available: 40 - PRICE, held: PRICE });
  expect(await line.creations.cancel(memberId, id)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  expect(await read()).toMatchObject({ available: 40, held: 0 });
});
