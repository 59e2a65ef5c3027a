import { AVCOL_RANGE_MPEG, AVCOL_SPC_BT709, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import type { Frame } from 'node-av/lib';

import type { NativeFrame } from '../codec-port.ts';
import { openScaler } from './node-av-frames.ts';
import { readPictures } from './node-av-pictures.ts';
import { found } from './node-av-problem.ts';

const held = new WeakMap<NativeFrame, Frame>();

/** A frame of ours as the encoder takes it; null where only its pixels can be taken. */
export function encodableFrame(native: NativeFrame): Frame | null {
  const frame = held.get(native);
  if (frame?.format !== AV_PIX_FMT_YUV420P) return null;
  return frame.colorSpace === AVCOL_SPC_BT709 && frame.colorRange === AVCOL_RANGE_MPEG ? frame : null;
}

/** Converts frames of one size; what it needs is made for the first one. */
function createPixelCopier() {
  let scaler: ReturnType<typeof openScaler> | null = null;
  return {
    copy(frame: Frame, target: Uint8Array | Uint8ClampedArray) {
      scaler ??= openScaler({ width: frame.width, height: frame.height });
      target.set(found(scaler.scale(frame).data?.[0], 'memory in the frame').subarray(0, target.length));
    },
    close: () => scaler?.close(),
  };
}

/** The frames of a file from one on, each converted only if its pixels are asked for. */
export async function* readNativeWithNodeAv(file: string, from: number): AsyncGenerator<NativeFrame> {
  const copier = createPixelCopier();
  try {
    for await (const { frame } of readPictures(file, from)) {
      const kept = found(frame.clone(), 'memory for a frame');
      const native: NativeFrame = { copyPixels: (target) => copier.copy(kept, target), close: () => kept.free() };
      held.set(native, kept);
      yield native;
    }
  } finally {
    copier.close();
  }
}
