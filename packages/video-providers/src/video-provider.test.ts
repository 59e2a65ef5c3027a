import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { fail, ok } from '@kinora/contracts';
import { afterAll, describe, expect, it } from 'vitest';

import { conformsToVideoProvider } from './conformance.ts';
import { routeFor, type ClipRequest, type VideoProvider } from './video-provider.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-provider-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TOTAL = 4;
const request: ClipRequest = {
  id: 'one',
  model: 'local',
  mode: 'text',
  input: { prompt: 'a boat' },
  files: {},
  watermark: false,
};

function write(name: string, type: string) {
  const path = join(folder, name);
  const content = `content of ${name}`;
  writeFileSync(path, content);
  return { path, type, bytes: content.length, checksum: createHash('sha256').update(content).digest('hex') };
}

/** The smallest provider that keeps the port's promises: it writes three files in four steps. */
function createSmallProvider(): VideoProvider {
  return {
    name: 'small',
    routes: [{ model: 'local', modes: ['text'] }],
    async make({ id }, { signal, onProgress }) {
      for (let done = 0; done <= TOTAL; done += 1) {
        if (signal.aborted) return fail({ reason: 'cancelled', detail: `stopped at ${done}` });
        onProgress({ phase: 'drawing', done, total: TOTAL });
        await sleep(1);
      }
      const files = { video: write(`${id}.mp4`, 'video/mp4'), poster: write(`${id}.webp`, 'image/webp') };
      const sprite = { ...write(`${id}.sprite.webp`, 'image/webp'), kind: 'sprite' as const };
      return ok({ ...files, renditions: [sprite], width: 640, height: 360, seconds: 3 });
    },
  };
}

conformsToVideoProvider('the smallest provider', { create: createSmallProvider, request });

describe('routeFor', () => {
  it('finds who runs a model in a mode, and nobody else', () => {
    const provider = createSmallProvider();
    expect(routeFor([provider], request)).toBe(provider);
    expect(routeFor([provider], { model: 'local', mode: 'image' })).toBeUndefined();
    expect(routeFor([provider], { model: 'veo-3-1', mode: 'text' })).toBeUndefined();
  });
});
