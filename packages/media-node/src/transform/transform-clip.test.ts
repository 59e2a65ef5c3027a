import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { performJob } from '../child/perform-job.ts';
import { ENGINE_ORIGIN } from '../credentials/manifest.ts';
import { aSceneJob, aWatch, jobFiles } from '../testing/a-job.ts';
import { aTinyPlan } from '../testing/tiny-plan.ts';
import { transformClip } from './transform-clip.ts';
import { UNCHANGED } from './transform-spec.ts';

const PATIENCE_MS = 60_000;
/** Of the source. */
const FRAMES = 12;
const SIZE = { width: 160, height: 90 };

let folder: string;
let source: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-transform-'));
  const files = jobFiles(folder, ['clip', 'poster']);
  const drawn = await performJob(aSceneJob(folder, { files, plan: aTinyPlan({ watermark: false }) }), aWatch());
  if (!drawn.ok) throw new Error(drawn.failure.detail);
  source = files.clip.file;
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

describe('in a process of its own', { timeout: PATIENCE_MS }, () => {
  const origin = ENGINE_ORIGIN;

  it('makes the same', async () => {
    const result = await transformClip(
      UNCHANGED,
      { path: source, ...SIZE, origin },
      { folder, name: 'own', watermark: false },
    );
    expect(result).toMatchObject({ ok: true, value: { frames: FRAMES, width: 160, master: null } });
    expect((await readdir(folder)).filter((file) => file.startsWith('own'))).toEqual(['own.mp4', 'own.webp']);
  });

  it('ends when it is cancelled, and leaves nothing', async () => {
    const home = join(folder, 'cancelled');
    const stopping = new AbortController();
    const result = await transformClip(
      { ...UNCHANGED, time: [{ kind: 'loop', times: 40, fade: 0 }] },
      { path: source, ...SIZE, origin },
      { folder: home, name: 'gone', watermark: false, signal: stopping.signal, onProgress: () => stopping.abort() },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await readdir(home)).toEqual([]);
  });
});
