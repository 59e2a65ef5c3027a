import type { CropRegion } from '@kinora/drawing/frame';
import { AV_PIX_FMT_YUV420P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';

import { allocFrame, tagVideo } from './node-av-frame.ts';
import { checked } from './node-av-problem.ts';

interface Plane {
  /** Where it begins among the bytes of a frame, and how long its rows are. */
  readonly start: number;
  readonly row: number;
  readonly region: CropRegion;
}

/** The brightness and the two colours of a frame, which have half its width and height. */
function planesOf({ width, height }: Frame, { x, y, ...size }: CropRegion): readonly Plane[] {
  const whole = { x, y, ...size };
  const half = { x: x / 2, y: y / 2, width: size.width / 2, height: size.height / 2 };
  const [bright, colour] = [width * height, (width * height) / 4];
  return [
    { start: 0, row: width, region: whole },
    { start: bright, row: width / 2, region: half },
    { start: bright + colour, row: width / 2, region: half },
  ];
}

/** Takes a part out of frames of our own clips; what it gives stays as it is until the next one is taken. */
export function createFrameCut(part: CropRegion) {
  const target = allocFrame(part, AV_PIX_FMT_YUV420P);
  tagVideo(target);
  const kept = Buffer.alloc((part.width * part.height * 3) / 2);
  return {
    take(frame: Frame): Frame {
      const bytes = frame.toBuffer();
      let filled = 0;
      for (const { region, row, start } of planesOf(frame, part)) {
        for (let line = region.y; line < region.y + region.height; line += 1) {
          const from = start + line * row + region.x;
          filled += bytes.copy(kept, filled, from, from + region.width);
        }
      }
      checked(target.fromBuffer(kept), 'cutting a frame');
      return target;
    },
    close() {
      target.free();
    },
  };
}
