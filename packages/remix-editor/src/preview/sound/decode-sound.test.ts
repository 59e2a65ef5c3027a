import {
  AudioSample,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';

import { openSound } from './decode-sound.ts';

const TONE = 440;

/** Two seconds of a tone in PCM, the right side half as loud. */
async function aTone(sampleRate: number): Promise<Input> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'pcm-f32' });
  output.addAudioTrack(source);
  await output.start();
  const block = sampleRate / 10;
  for (let first = 0; first < 2 * sampleRate; first += block) {
    const data = Float32Array.from({ length: 2 * block }, (_, at) => {
      const value = Math.sin((2 * Math.PI * TONE * (first + Math.floor(at / 2))) / sampleRate);
      return at % 2 === 0 ? value : value / 2;
    });
    const timestamp = first / sampleRate;
    await source.add(new AudioSample({ data, format: 'f32', numberOfChannels: 2, sampleRate, timestamp }));
  }
  await output.finalize();
  return new Input({ source: new BlobSource(new Blob([target.buffer ?? new ArrayBuffer(0)])), formats: [MP4] });
}

const toneAt = (sample: number) => Math.sin((2 * Math.PI * TONE * sample) / 48_000);

describe.each([48_000, 44_100])('a sound at %d Hz', (sampleRate) => {
  it.each([0, 30_001, 47_990])('is read from any sample on: %d', async (from) => {
    const sound = await openSound(await aTone(sampleRate));
    const run = await sound?.read({ from, to: from + 4800 });
    expect(run?.left).toHaveLength(4800);
    for (const sample of [100, 2400, 4700]) {
      expect(run?.left[sample]).toBeCloseTo(toneAt(from + sample), 2);
      expect(run?.right[sample]).toBeCloseTo(toneAt(from + sample) / 2, 2);
    }
  });

  it('is silent after its end', async () => {
    const sound = await openSound(await aTone(sampleRate));
    const run = await sound?.read({ from: 95_000, to: 97_200 });
    expect(run?.left[900]).toBeCloseTo(toneAt(95_900), 2);
    expect(run?.left.subarray(1200).every((sample) => Math.abs(sample) < 0.001)).toBe(true);
  });
});

it('is nothing where there is no sound', async () => {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'pcm-f32' });
  output.addAudioTrack(source);
  await output.start();
  await output.finalize();
  const input = new Input({
    source: new BlobSource(new Blob([target.buffer ?? new ArrayBuffer(0)])),
    formats: [MP4],
  });
  await expect(openSound(input)).resolves.toBeNull();
});
