import { AV_PIX_FMT_RGBA } from 'node-av/constants';
import { SoftwareScaleContext, type Frame } from 'node-av/lib';

import type { DecodedFrame, FrameSize, FrameRequest } from '../codec-port.ts';
import { createFrameCut } from './node-av-cut.ts';
import { allocFrame, tagRgb } from './node-av-frame.ts';
import { readPictures } from './node-av-pictures.ts';
import { checked } from './node-av-problem.ts';

/** The frames of a file from one on, or a part of each, scaled to a size. */
export async function* readWithNodeAv(
  file: string,
  { from = 0, part, scaling, ...size }: FrameRequest,
): AsyncGenerator<DecodedFrame> {
  const scaler = openScaler(size, scaling);
  const cut = part ? createFrameCut(part) : null;
  try {
    for await (const { frame, seconds } of readPictures(file, from)) {
      yield { seconds, pixels: scaler.scale(cut?.take(frame) ?? frame).toBuffer() };
    }
  } finally {
    scaler.close();
    cut?.close();
  }
}

/** Makes RGBA of a size of frames; what it gives changes with the next one. */
export function openScaler(size: FrameSize, scaling?: FrameRequest['scaling']) {
  const context = new SoftwareScaleContext();
  context.allocContext();
  if (scaling) checked(context.setOption('sws_flags', scaling), 'choosing how to scale');
  const target = allocFrame(size, AV_PIX_FMT_RGBA);
  tagRgb(target);
  return {
    scale(frame: Frame): Frame {
      checked(context.scaleFrameSync(target, frame), 'scaling a frame');
      return target;
    },
    close() {
      context.freeContext();
      target.free();
    },
  };
}
