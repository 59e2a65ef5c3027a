import {
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  type AVPixelFormat,
} from 'node-av/constants';
import { Frame, type CodecContext } from 'node-av/lib';

import { checked } from './node-av-problem.ts';

/** A frame with memory of its own; rows are not padded, as canvases have them. */
export function allocFrame({ width, height }: { width: number; height: number }, format: AVPixelFormat): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = format;
  checked(frame.getBuffer(1), 'allocating a frame');
  return frame;
}

/** Says that pixels are what canvases draw: full-range RGB of BT.709. */
export function tagRgb(frame: Frame): void {
  frame.colorRange = AVCOL_RANGE_JPEG;
  frame.colorSpace = AVCOL_SPC_RGB;
  frame.colorPrimaries = AVCOL_PRI_BT709;
  frame.colorTrc = AVCOL_TRC_BT709;
}

/** Says that pixels are what players expect of video: limited-range YUV of BT.709. */
export function tagVideo(target: CodecContext | Frame): void {
  target.colorRange = AVCOL_RANGE_MPEG;
  target.colorSpace = AVCOL_SPC_BT709;
  target.colorPrimaries = AVCOL_PRI_BT709;
  target.colorTrc = AVCOL_TRC_BT709;
}
