export {
  type BlendMode,
  type Canvas,
  type Context2d,
  contextOf,
  type FaceMarks,
  type FindFaces,
  type FindPeople,
  type Gradient,
  type Paint,
  type PaintEnv,
  type Picture,
  type Pixels,
} from './canvas/canvas.ts';
export { verticalGradient } from './canvas/gradient.ts';
export { colourOf, drawMarks, type Mark, type Palette, placeMarks } from './canvas/marks.ts';
export {
  blob,
  curve,
  disc,
  type Disc,
  line,
  moved,
  type Outline,
  panel,
  type Panel,
  placed,
  type Points,
  polygon,
  ring,
  stroke,
  trace,
  within,
} from './canvas/outlines.ts';
export { layTiles, paperTile, TILE } from './canvas/paper-tile.ts';
export { type Colour, formatHex, fromOklab, mix, parseHex, rgba, shade, toOklab } from './numbers/colour.ts';
export { clamp, fraction, lerp, modulo, pick, smoothStep, TAU } from './numbers/math.ts';
export { cloudNoise, createNoiseField } from './numbers/noise-field.ts';
export { createNoise, fractalNoise, type Noise } from './numbers/noise.ts';
export { createRandom, hashText, type Random } from './numbers/random.ts';
