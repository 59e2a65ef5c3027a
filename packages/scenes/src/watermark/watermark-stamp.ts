import { contextOf, type Context2d, type PaintEnv, type Pixels } from '@kinora/drawing';

import { unitOf } from '../stage/compose-frame.ts';
import { createVideoStamp, type VideoPlanes } from './stamp-video.ts';
import { paintWatermark } from './watermark.ts';

/** Room for the mark in the corner, in units. */
const ROOM = { width: 170, height: 64 };

/** The mark of one frame size, painted once, for pictures that are finished without it. */
export interface WatermarkStamp {
  /** Blends the mark into opaque RGBA rows of that size, in place; only the mark's own pixels are touched. */
  stamp(pixels: Uint8Array): void;
  /** Blends the mark into a frame of video of that size, in place. */
  stampVideo(planes: VideoPlanes): void;
  /** Draws the same mark over a context of that size. */
  draw(ctx: Context2d): void;
}

interface Size {
  /** Whole pixels. */
  readonly width: number;
  readonly height: number;
}

/** Paints the mark for frames of a size. */
export function createWatermarkStamp({ width, height }: Size, environment: PaintEnv): WatermarkStamp {
  const unit = unitOf({ width, height });
  const canvas = environment.canvas(
    Math.min(width, Math.ceil(ROOM.width * unit)),
    Math.min(height, Math.ceil(ROOM.height * unit)),
  );
  const [left, top] = [width - canvas.width, height - canvas.height];
  const ctx = contextOf(canvas);
  ctx.translate(-left, -top);
  paintWatermark(ctx, { width, height, unit });
  const mark = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const spots = spotsOf(mark, (x, y) => ((top + y) * width + left + x) * 4);
  return {
    stamp: (pixels) => blend(pixels, mark, spots),
    stampVideo: createVideoStamp(mark, { left, top }),
    draw: (target) => target.drawImage(canvas, left, top),
  };
}

/** Where the mark has paint: its own byte and the frame's byte by turns. */
function spotsOf({ data, height, width }: Pixels, frameByte: (x: number, y: number) => number): Uint32Array {
  const spots: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = (y * width + x) * 4;
      if (data[byte + 3] !== 0) spots.push(byte, frameByte(x, y));
    }
  }
  return Uint32Array.from(spots);
}

/** The "over" of Porter and Duff on an opaque ground. */
function blend(pixels: Uint8Array, { data }: Pixels, spots: Uint32Array): void {
  for (let index = 0; index < spots.length; index += 2) {
    const [from = 0, to = 0] = [spots[index], spots[index + 1]];
    const alpha = (data[from + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      const ground = pixels[to + channel] ?? 0;
      pixels[to + channel] = Math.round(ground + ((data[from + channel] ?? 0) - ground) * alpha);
    }
  }
}
