import { setImmediate } from 'node:timers/promises';

import { AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD, AV_PIX_FMT_RGBA } from 'node-av/constants';
import { SoftwareScaleContext, type FormatContext, type Frame } from 'node-av/lib';

import type { DecodedFrame, FrameSize, FrameWish } from '../codec-port.ts';
import { createFrameCut } from './node-av-cut.ts';
import { allocFrame, tagRgb } from './node-av-frame.ts';
import { checked, found } from './node-av-problem.ts';
import { decodeNext, openDecoder, openFile, streamOf, type StreamDecoder } from './node-av-reader.ts';

/** The frames of a file from one on, or a part of each, scaled to a size. */
export async function* readWithNodeAv(
  file: string,
  { from = 0, part, scaling, ...size }: FrameWish,
): AsyncGenerator<DecodedFrame> {
  const container = await openFile(file);
  const decoder = await openDecoder(found(streamOf(container, AVMEDIA_TYPE_VIDEO), 'picture in the file'));
  const { stream } = decoder;
  const fps = stream.avgFrameRate.toDouble();
  const second = stream.timeBase.den / stream.timeBase.num;
  const scaler = openScaler(size, scaling);
  const cut = part ? createFrameCut(part) : null;
  let index = 0;
  try {
    if (from > 0) await seekBefore(container, decoder, BigInt(Math.round((from / fps) * second)));
    for (let more = true; more;) {
      const frames: DecodedFrame[] = [];
      more = decodeNext(container, decoder, (frame) => {
        // After a jump only its time tells which frame this is.
        index = from > 0 ? Math.round((Number(frame.pts) / second) * fps) : index;
        if (index >= from) frames.push({ seconds: index / fps, pixels: scaler.scale(cut?.take(frame) ?? frame) });
        index += 1;
        return true;
      });
      yield* frames;
      // Decoding keeps the thread; only here can a message or a signal come in.
      await setImmediate();
    }
  } finally {
    scaler.close();
    cut?.close();
    decoder.close();
    await container.closeInput();
  }
}

/** Goes to the key frame at or before a time. */
async function seekBefore(container: FormatContext, { stream }: StreamDecoder, time: bigint): Promise<void> {
  checked(await container.seekFrame(stream.index, time, AVSEEK_FLAG_BACKWARD), 'going to a frame');
}

function openScaler(size: FrameSize, scaling: FrameWish['scaling']) {
  const context = new SoftwareScaleContext();
  context.allocContext();
  if (scaling) checked(context.setOption('sws_flags', scaling), 'choosing how to scale');
  const target = allocFrame(size, AV_PIX_FMT_RGBA);
  tagRgb(target);
  return {
    scale(frame: Frame): Buffer {
      checked(context.scaleFrameSync(target, frame), 'scaling a frame');
      return target.toBuffer();
    },
    close() {
      context.freeContext();
      target.free();
    },
  };
}
