// What frames are measured against: encoding the same raw ones, in memory before the clock starts, by the same codec.
import { join } from 'node:path';

import { createCanvas } from '../../packages/media-node/node_modules/@napi-rs/canvas/index.js';
import { timed } from './figures.mjs';

/** Every frame of a scene as raw pixels. */
export function rawFrames(scene, { height, width }) {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  return Array.from({ length: scene.frames }, (_, index) => {
    scene.drawFrame(ctx, index);
    return Buffer.from(canvas.data());
  });
}

/** Wall and CPU seconds of encoding frames; `format` has size, rate and sound. */
export async function encodeFrames(codec, frames, { folder, ...format }) {
  const before = process.cpuUsage();
  const { seconds } = await timed(async () => {
    const encoder = await codec.openEncoder({ ...format, file: join(folder, 'yardstick.mp4') });
    for (const frame of frames) await encoder.writeFrame(frame);
    await encoder.finish();
  });
  const { user, system } = process.cpuUsage(before);
  return { seconds, cpu: (user + system) / 1_000_000 };
}
