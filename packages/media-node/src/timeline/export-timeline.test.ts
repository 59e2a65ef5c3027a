import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chooseCodec } from '../codec/choose-codec.ts';
import { readCredentials } from '../credentials/c2pa-sdk.ts';
import { aSigner } from '../testing/a-job.ts';
import { aFilm, aTrack, aVideoClip, makeMedium, SIZE, type Medium } from '../testing/timeline-films.ts';
import { exportTimeline, type TimelineOptions } from './export-timeline.ts';

const PATIENCE_MS = 90_000;
const RATE = { num: 24, den: 1 };
const LAKE = 'creation:lake';

let folder: string;
let lake: Medium;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-export-process-'));
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  lake = await makeMedium(choice.value, { folder, name: 'lake', rate: RATE, frames: 24, hue: 20, pitch: 5 });
}, PATIENCE_MS);
afterAll(() => rm(folder, { recursive: true }));

async function exported(changes: Partial<TimelineOptions> = {}, seconds = 0.5) {
  const end = seconds * 240_000;
  const clips = Array.from({ length: Math.ceil(seconds) }, (_, index) =>
    aVideoClip({ id: `clip-${index}`, mediaId: LAKE, start: index * 240_000, duration: Math.min(end, 240_000) }),
  );
  const home = await mkdtemp(join(folder, 'home-'));
  const film = aFilm([aTrack('video', clips)], { media: { [LAKE]: lake.facts }, range: { start: 0, end }, rate: RATE });
  const result = await exportTimeline(
    { ...film, watermark: true },
    { folder: home, name: 'lakes', sources: { [LAKE]: lake.file }, ...changes },
  );
  return { result, files: await readdir(home) };
}

describe('a timeline exported by a process', { timeout: PATIENCE_MS }, () => {
  it('is signed, and names what it was put together from', async () => {
    const { files, result } = await exported({ signer: aSigner(), ingredients: ['The lake'], extras: ['peaks'] });
    expect(result).toMatchObject({ ok: true, value: { ...SIZE, frames: 12, seconds: 0.5 } });
    expect(files.toSorted()).toEqual(['lakes.master.mp4', 'lakes.mp4', 'lakes.peaks', 'lakes.webp']);
    const bytes = result.ok ? await readFile(result.value.clip.path) : Buffer.alloc(0);
    const credentials = await readCredentials(bytes);
    // Nobody trusts a signer of our own.
    const problems = ['signingCredential.untrusted'];
    expect(credentials).toMatchObject({ state: 'Valid', problems, claimGenerator: 'Kinora' });
    expect(credentials.ingredients).toEqual(['The lake']);
  });

  it('has no master where none may be kept', async () => {
    const { files } = await exported({ keepsMaster: false });
    expect(files.toSorted()).toEqual(['lakes.mp4', 'lakes.webp']);
  });

  it('leaves nothing when it is called off', async () => {
    const control = new AbortController();
    const { files, result } = await exported({ signal: control.signal, onProgress: () => control.abort() }, 20);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(files).toEqual([]);
  });
});
