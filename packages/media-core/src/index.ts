export { FONT_FACES, type FontFace } from './caption/fonts.ts';
export type { Canvas, Context2d, PaintEnv, Picture } from './painting/canvas.ts';
export type { Atmosphere } from './photo/atmosphere.ts';
export { PHOTO_MOVES, type PhotoMove } from './photo/camera-moves.ts';
export { createPhotoScene } from './photo/create-photo-scene.ts';
export { planPhoto, type MotionRange, type PhotoOptions, type PhotoPlan } from './photo/photo-plan.ts';
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
export { synthesise, type Soundtrack } from './sound/synthesise.ts';
export { STYLES } from './styles/all-styles.ts';
