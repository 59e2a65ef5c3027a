import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { performJob } from './child/perform-job.ts';
import { makePoster } from './make-poster.ts';
import { aSceneJob, aWatch } from './testing/a-job.ts';
import { likeness, readPicture, resize } from './testing/pictures.ts';

/** A poster takes a second on an idle machine; the gate's is not idle. */
const PATIENCE_MS = 60_000;
const SIZE = { width: 160, height: 90 };

let folder: string;
let clip: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-poster-'));
  clip = join(folder, 'clip');
  const result = await performJob(aSceneJob(folder), aWatch());
  if (!result.ok) throw new Error(result.failure.detail);
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

const posterAt = (side: number) => makePoster({ path: clip, ...SIZE }, { folder, name: `side-${String(side)}`, side });

it(
  'is the frame of the large poster, as small as it was asked for',
  async () => {
    const small = await posterAt(45);
    if (!small.ok) throw new Error(small.failure.detail);
    const picture = await readPicture(small.value.path);
    expect(picture).toMatchObject({ width: 80, height: 46 });
    const large = await readPicture(join(folder, 'poster'));
    expect(likeness(picture, resize(large, 80, 46))).toBeGreaterThan(28);
    expect(small.value.bytes).toBeLessThan(5000);
  },
  PATIENCE_MS,
);

it(
  'is never larger than the clip',
  async () => {
    const made = await posterAt(4000);
    expect(await readPicture(made.ok ? made.value.path : '')).toMatchObject(SIZE);
  },
  PATIENCE_MS,
);

it(
  'fails and leaves nothing where there is no clip in the file, or no time',
  async () => {
    const broken = join(folder, 'broken.mp4');
    await writeFile(broken, '<html>'.repeat(1000));
    const before = await readdir(folder);
    const made = await makePoster({ path: broken, ...SIZE }, { folder, name: 'none', side: 45 });
    expect(made).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
    const late = await makePoster({ path: clip, ...SIZE }, { folder, name: 'late', side: 45, timeoutMs: 1 });
    expect(late).toMatchObject({ ok: false, failure: { kind: 'timed-out' } });
    const signal = AbortSignal.abort();
    const stopped = await makePoster({ path: clip, ...SIZE }, { folder, name: 'stopped', side: 45, signal });
    expect(stopped).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await readdir(folder)).toEqual(before);
  },
  PATIENCE_MS,
);
