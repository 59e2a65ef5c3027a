import { createPeakMeter, encodePeaks } from '@kinora/footage/sound';

import type { CodecPort } from '../codec/codec-port.ts';
import type { JobFacts, SoundJob } from '../render-job.ts';
import type { RenderContext } from './render-context.ts';

const SAMPLE_RATE = 48_000;
/** Samples that are measured at once: a second, in whole pairs of peaks. */
const BLOCK = 188 * 256;

/** The peaks of a file with sound, read piece by piece: twenty minutes of samples would take half a gigabyte. */
export async function peaksOf(codec: Pick<CodecPort, 'readSound'>, file: string): Promise<Uint8Array> {
  const meter = createPeakMeter({ sampleRate: SAMPLE_RATE });
  const block = { left: new Float32Array(BLOCK), right: new Float32Array(BLOCK) };
  let filled = 0;
  for await (const { left, right, start } of codec.readSound(file, 0)) {
    // An encoder's lead-in comes before the first sample.
    for (let at = Math.max(0, -start); at < left.length;) {
      const count = Math.min(BLOCK - filled, left.length - at);
      block.left.set(left.subarray(at, at + count), filled);
      block.right.set(right.subarray(at, at + count), filled);
      [at, filled] = [at + count, filled + count];
      if (filled < BLOCK) continue;
      meter.add(block);
      filled = 0;
    }
  }
  if (filled > 0) meter.add({ left: block.left.subarray(0, filled), right: block.right.subarray(0, filled) });
  return encodePeaks(meter.finish());
}

/** Makes what belongs beside a sound: its peaks. */
export async function finishSound(
  { codec, delivery }: RenderContext,
  { seconds, source }: SoundJob,
): Promise<JobFacts> {
  await delivery.write('peaks', () => peaksOf(codec, source));
  return { width: 0, height: 0, frames: 0, seconds, sprite: null };
}
