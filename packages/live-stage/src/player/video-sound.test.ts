import { AudioSample, AudioSampleSource, BufferTarget, MkvOutputFormat, Output } from 'mediabunny';
import { describe, expect, it } from 'vitest';

import { loadVideoSound } from './video-sound.ts';

const RATE = 44_100;

/** A second of a tone in a container that a video may be in. */
async function aTone(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'pcm-f32' });
  output.addAudioTrack(source);
  await output.start();
  const data = Float32Array.from({ length: RATE }, (_none, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / RATE));
  await source.add(new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: RATE, timestamp: 0 }));
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}

describe('loadVideoSound', () => {
  it('reads what is heard, on both sides and for as long as the video lasts', async () => {
    const track = await loadVideoSound({ id: 'tone', file: await aTone(), seconds: 1.5 });
    expect(track).toMatchObject({ sampleRate: 48_000 });
    expect(track?.left).toHaveLength(72_000);
    expect(track?.right).toEqual(track?.left);
    const loudest = (from: number, to: number) =>
      track?.left.subarray(from, to).reduce((most, sample) => Math.max(most, sample), 0);
    expect(loudest(0, 47_000)).toBeCloseTo(0.5, 2);
    expect(loudest(48_100, 72_000)).toBe(0);
  });

  it('decodes a video once, and another one anew', async () => {
    const request = { id: 'once', file: await aTone(), seconds: 1 };
    const first = loadVideoSound(request);
    expect(loadVideoSound({ ...request, file: new Blob() })).toBe(first);
    await expect(loadVideoSound({ ...request, id: 'other', seconds: 0.5 })).resolves.not.toEqual(await first);
  });

  it('is silent where nothing can be read', async () => {
    await expect(loadVideoSound({ id: 'rubbish', file: new Blob(['no video']), seconds: 1 })).resolves.toBeNull();
  });
});
