import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

export interface VideoLook {
  readonly seconds: number;
  /** `#rrggbb`, behind the bar. */
  readonly ground: string;
  readonly width?: number;
  readonly height?: number;
}

export const VIDEO_FPS = 24;
const BITS = 8;

/** The number of a frame as eight fields along the upper edge, so that a picture of it tells which one it is. */
function paint(context: OffscreenCanvasRenderingContext2D, frame: number, { ground, seconds }: VideoLook): void {
  const { height, width } = context.canvas;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f0d0b0';
  context.fillRect((frame / (seconds * VIDEO_FPS)) * width, height / 2, width / 12, height / 2);
  for (let bit = 0; bit < BITS; bit += 1) {
    context.fillStyle = (frame >> bit) % 2 === 1 ? '#ffffff' : '#000000';
    context.fillRect((bit * width) / BITS, 0, width / BITS, height / 4);
  }
}

/** Which frame of such a video a picture shows. */
export function frameIn({ data, height, width }: ImageData): number {
  const line = Math.floor(height / 8) * width;
  const bits = Array.from({ length: BITS }, (_, bit) => {
    const red = data[(line + Math.floor(((bit + 0.5) * width) / BITS)) * 4] ?? 0;
    return red > 128 ? 2 ** bit : 0;
  });
  return bits.reduce((sum, bit) => sum + bit, 0);
}

/** The address of a video that this browser encodes, with the number of each frame in it. */
export async function aVideo(look: VideoLook): Promise<string> {
  const { height = 180, width = 320, seconds } = look;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(context.canvas, { codec: 'vp9', bitrate: 900_000, keyFrameInterval: 1 });
  output.addVideoTrack(source, { frameRate: VIDEO_FPS });
  await output.start();
  for (let frame = 0; frame < Math.round(seconds * VIDEO_FPS); frame += 1) {
    paint(context, frame, look);
    await source.add(frame / VIDEO_FPS, 1 / VIDEO_FPS);
  }
  await output.finalize();
  return URL.createObjectURL(new Blob([target.buffer ?? new ArrayBuffer()], { type: 'video/mp4' }));
}
