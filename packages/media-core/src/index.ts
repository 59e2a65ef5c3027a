export { FONT_FACES, WATERMARK_FONT, type FontFace } from './caption/fonts.ts';
export type { Canvas, Context2d, PaintEnv, Picture } from './painting/canvas.ts';
export { frameSize, type FrameShape, type Resolution } from './plan/frame-size.ts';
export { PICTURES } from './plan/pictures.ts';
export { measureClip, planScene, type PlanOptions } from './plan/plan-scene.ts';
export type {
  Action,
  Caption,
  CameraMove,
  CastEntry,
  ScenePlan,
  SetName,
  StyleName,
  Time,
  Weather,
} from './plan/scene-plan.ts';
export { createScene, type Scene } from './scene/create-scene.ts';
export { createWatermarkStamp, type WatermarkStamp } from './scene/watermark-stamp.ts';
export { decodePeaks, encodePeaks } from './sound/peaks-file.ts';
export { measurePeaks, type Peaks } from './sound/peaks.ts';
export { synthesise, type Soundtrack } from './sound/synthesise.ts';
export { STYLES } from './styles/all-styles.ts';
