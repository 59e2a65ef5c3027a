import type { WatermarkStamp } from '@kinora/scenes';

import type { FrameSize, NativeFrame } from './codec-port.ts';

/** A native frame as pixels for an encoder, with the mark if there is one. */
export function nativePixels(frame: NativeFrame, mark: WatermarkStamp | null, { height, width }: FrameSize): Buffer {
  const pixels = Buffer.allocUnsafe(width * height * 4);
  frame.copyPixels(pixels);
  mark?.stamp(pixels);
  return pixels;
}
