import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { decodePeaks, measurePeaks } from '@kinora/footage/sound';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { peaksOf } from './child/finish-sound.ts';
import { nodeAvCodec } from './codec/adapters/node-av-codec.ts';
import type { SoundPiece } from './codec/codec-port.ts';
import { finishSound } from './finish-sound.ts';
import { pathOf } from './intake/testing/fixture-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-sound-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('makes the peaks of a sound, the same as if it were measured at once', { timeout: 60_000 }, async () => {
  const path = await pathOf('tone.m4a');
  const result = await finishSound({ path, seconds: 1 }, { folder, name: 'tone' });
  if (!result.ok) throw new Error(result.failure.detail);
  expect(await readdir(folder)).toEqual(['tone.peaks']);
  const peaks = decodePeaks(new Uint8Array(await readFile(result.value.path)));
  expect(peaks).toEqual(measurePeaks(await nodeAvCodec.decodeSound(path)));
  expect(Math.max(...(peaks?.levels.at(-1) ?? []))).toBeGreaterThan(30);
});

it('says that a file is none', { timeout: 60_000 }, async () => {
  const result = await finishSound({ path: join(folder, 'none'), seconds: 1 }, { folder, name: 'none' });
  expect(result).toMatchObject({ ok: false });
});

it('measures pieces of any length, without the lead-in of an encoder', async () => {
  const tone = Float32Array.from({ length: 100_000 }, (_, at) => Math.sin(at / 20) / 2);
  const lead = new Float32Array(1000).fill(1);
  async function* readSound(): AsyncGenerator<SoundPiece> {
    yield { start: -1000, left: lead, right: lead };
    for (let start = 0; start < tone.length; start += 777) {
      const part = tone.subarray(start, start + 777);
      yield { start, left: part, right: part };
    }
  }
  const peaks = decodePeaks(new Uint8Array(await peaksOf({ readSound }, 'any')));
  expect(peaks).toEqual(measurePeaks({ sampleRate: 48_000, left: tone, right: tone }));
});
