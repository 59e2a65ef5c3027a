export { aPhoto, paintMeadow, paintPerson, photoEnv } from './testing/a-photo.ts';
export { aNoisyPicture, aPicture, meanDifference } from './testing/clip-pictures.ts';
export { loadFonts, nodeCanvas, nodePaintEnv } from './testing/node-paint-env.ts';
export {
  brightnessAt,
  coverage,
  differ,
  meanBrightness,
  paintOn,
  peakSignalToNoise,
  pixelAt,
} from './testing/picture.ts';
export { comparePairs, silhouetteOf } from './testing/silhouette.ts';
export { LARGE, upscaleGain } from './testing/upscale-gain.ts';
