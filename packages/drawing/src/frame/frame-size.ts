export type FrameShape = '16:9' | '9:16' | '1:1' | '4:3' | '3:4';
export type Resolution = '360p' | '540p' | '720p' | '1080p';

export const SHORT_SIDES: Readonly<Record<Resolution, number>> = {
  '360p': 360,
  '540p': 540,
  '720p': 720,
  '1080p': 1080,
};
const ASPECTS: Readonly<Record<FrameShape, readonly [width: number, height: number]>> = {
  '16:9': [16, 9],
  '9:16': [9, 16],
  '1:1': [1, 1],
  '4:3': [4, 3],
  '3:4': [3, 4],
};

function toEven(value: number): number {
  return Math.round(value / 2) * 2;
}

/** Pixels of a frame: the short side is the resolution, and both sides are even, as codecs want them. */
export function frameSize(shape: FrameShape, resolution: Resolution): { width: number; height: number } {
  const [across, down] = ASPECTS[shape];
  const scale = SHORT_SIDES[resolution] / Math.min(across, down);
  return { width: toEven(across * scale), height: toEven(down * scale) };
}
