export { cropRegion, type CropRegion, evenCropRegion } from './frame/crop-region.ts';
export { type FrameShape, frameSize, type Resolution, SHORT_SIDES } from './frame/frame-size.ts';
