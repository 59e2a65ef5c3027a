import { setImmediate } from 'node:timers/promises';

import { AVMEDIA_TYPE_VIDEO, AV_PIX_FMT_RGBA } from 'node-av/constants';
import { SoftwareScaleContext, type Frame } from 'node-av/lib';

import type { DecodedFrame, FrameSize } from '../codec-port.ts';
import { allocFrame, tagRgb } from './node-av-frame.ts';
import { checked, found } from './node-av-problem.ts';
import { decodeNext, openDecoder, openFile, streamOf } from './node-av-reader.ts';

/** Every frame of a file, scaled to a size. */
export async function* readWithNodeAv(file: string, size: FrameSize): AsyncGenerator<DecodedFrame> {
  const container = await openFile(file);
  const decoder = await openDecoder(found(streamOf(container, AVMEDIA_TYPE_VIDEO), 'picture in the file'));
  const fps = decoder.stream.avgFrameRate.toDouble();
  const scaler = openScaler(size);
  let count = 0;
  try {
    for (let more = true; more;) {
      const frames: DecodedFrame[] = [];
      more = decodeNext(container, decoder, (frame) => {
        frames.push({ seconds: (count + frames.length) / fps, pixels: scaler.scale(frame) });
        return true;
      });
      count += frames.length;
      yield* frames;
      // Decoding keeps the thread; only here can a message or a signal come in.
      // eslint-disable-next-line no-await-in-loop -- frames have an order
      await setImmediate();
    }
  } finally {
    scaler.close();
    decoder.close();
    await container.closeInput();
  }
}

function openScaler(size: FrameSize) {
  const context = new SoftwareScaleContext();
  context.allocContext();
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
