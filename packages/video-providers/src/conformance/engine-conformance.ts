import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import type { ClipContext, ClipProgress, ClipRequest, MadeFile, VideoProvider } from '../video-provider.ts';

const STOP_MS = 2000;

/** What a conformance run needs to know about a provider. */
export interface ProviderUnderTest {
  readonly create: () => VideoProvider | Promise<VideoProvider>;
  /** A short clip the provider can make. */
  readonly request: ClipRequest;
  readonly timeout?: number;
}

function contextOf(change: Partial<ClipContext> = {}) {
  const progress: ClipProgress[] = [];
  const context: ClipContext = {
    signal: new AbortController().signal,
    onProgress: (one) => progress.push(one),
    externalId: null,
    keepExternalId: () => Promise.resolve(),
    ...change,
  };
  return { context, progress };
}

async function isAsDeclared({ path, bytes, checksum }: MadeFile) {
  const content = await readFile(path);
  return content.length === bytes && createHash('sha256').update(content).digest('hex') === checksum;
}

/** What every adapter of the port does. Run it inside a vitest file. */
export function conformsToVideoProvider(name: string, { create, request, timeout = 60_000 }: ProviderUnderTest): void {
  describe(`${name} as a video provider`, () => {
    it('names at least the route it is asked for', async () => {
      const { routes } = await create();
      expect(routes.some(({ model, modes }) => model === request.model && modes.includes(request.mode))).toBe(true);
    });

    it(
      'makes the files it declares where others can take them, and says how far it is on the way',
      async () => {
        const { context, progress } = contextOf();
        const result = await (await create()).make(request, context);
        if (!result.ok) throw new Error(result.failure.detail);
        const { video, poster, renditions, width, height, seconds } = result.value;
        const kinds = renditions.map(({ kind }) => kind);
        for (const file of [video, poster, ...renditions]) expect(await isAsDeclared(file)).toBe(true);
        expect(new Set(kinds).size).toBe(kinds.length);
        expect(width * height * seconds).toBeGreaterThan(0);
        const done = progress.filter(({ phase }) => phase === 'drawing').map((one) => one.done);
        expect(done.length).toBeGreaterThan(1);
        expect(done).toEqual(done.toSorted((a, b) => a - b));
        expect(progress.every((one) => one.done <= one.total)).toBe(true);
      },
      timeout,
    );

    it(
      'stops soon after it is told to, in the middle of the work',
      async () => {
        const stopper = new AbortController();
        let stoppedAt = 0;
        const { context } = contextOf({
          signal: stopper.signal,
          onProgress: ({ phase, done }) => {
            if (phase !== 'drawing' || done === 0 || stopper.signal.aborted) return;
            stoppedAt = performance.now();
            stopper.abort();
          },
        });
        const result = await (await create()).make(request, context);
        expect(result).toMatchObject({ ok: false, failure: { reason: 'cancelled' } });
        expect(performance.now() - stoppedAt).toBeLessThan(STOP_MS);
      },
      timeout,
    );

    it('does not begin when it was told to stop before', async () => {
      const { context, progress } = contextOf({ signal: AbortSignal.abort() });
      const result = await (await create()).make(request, context);
      expect(result).toMatchObject({ ok: false, failure: { reason: 'cancelled' } });
      expect(progress.filter(({ done }) => done > 0)).toEqual([]);
    });
  });
}
