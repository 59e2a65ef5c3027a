import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

const SIZE = { width: 160, height: 90 };
const FPS = 12;

/** A video that this browser encodes: a bar that goes from left to right over it. */
export async function aVideo(name: string, seconds: number): Promise<File> {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 400_000 });
  output.addVideoTrack(source, { frameRate: FPS });
  await output.start();
  const frames = Math.round(seconds * FPS);
  for (let frame = 0; frame < frames; frame += 1) {
    context.fillStyle = '#28506e';
    context.fillRect(0, 0, SIZE.width, SIZE.height);
    context.fillStyle = '#f0d0b0';
    context.fillRect((frame / frames) * SIZE.width, 0, 24, SIZE.height);
    await source.add(frame / FPS, 1 / FPS);
  }
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer()], name, { type: 'video/mp4' });
}
