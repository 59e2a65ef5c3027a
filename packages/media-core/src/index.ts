export { FONT_FACES, WATERMARK_FONT, type FontFace } from './caption/fonts.ts';
export { findUnsupportedScript } from './caption/script.ts';
export { continueClip, type Continuation } from './motion/continuation.ts';
export { createInBetween, mixFrames } from './motion/in-between.ts';
export { createOverlay, type Overlay, type OverlayOptions } from './overlay/create-overlay.ts';
export { OVERLAYS, type OverlayName } from './overlay/overlays.ts';
export type { Canvas, Context2d, PaintEnv, Picture, Pixels } from './painting/canvas.ts';
export type { Atmosphere } from './photo/atmosphere.ts';
export { automaticCrop } from './photo/automatic-crop.ts';
export { PHOTO_MOVES, type PhotoMove } from './photo/camera-moves.ts';
export { createPhotoScene } from './photo/create-photo-scene.ts';
export { clipLength, planPhoto, type MotionRange, type PhotoOptions, type PhotoPlan } from './photo/photo-plan.ts';
export { planPictures, type PicturesPlan, type PicturesWish } from './photo/plan-pictures.ts';
export { improvePrompt, type ImprovedPrompt, type ImproveOptions } from './improve/improve-prompt.ts';
export { cropRegion, type CropRegion } from './plan/crop-region.ts';
export { frameSize, type FrameShape, type Resolution } from './plan/frame-size.ts';
export { PICTURES } from './plan/pictures.ts';
export { measureClip, planScene, type PlanOptions } from './plan/plan-scene.ts';
export type { Action } from './rigs/action.ts';
export type { Caption, CameraMove, CastEntry, ScenePlan, StyleName, Time, Weather } from './plan/scene-plan.ts';
export type { SetName } from './plan/set-traits.ts';
export {
  createRecipeScene,
  type RecipeInputs,
  type RecipeJob,
  type RecipeOptions,
} from './recipe/create-recipe-scene.ts';
export {
  createRecipeTreatment,
  type RecipeTreatment,
  type RecipeTreatmentJob,
} from './recipe/create-recipe-treatment.ts';
export { recipeFonts } from './recipe/recipe-fonts.ts';
export { findRecipe, RECIPES, sampleWordsOf } from './recipe/recipes/all-recipes.ts';
export { RECIPE_SAMPLES } from './recipe/samples.data.ts';
export { RECIPE_WORDS_AR } from './recipe/words/ar.data.ts';
export { RECIPE_WORDS_DE } from './recipe/words/de.data.ts';
export { RECIPE_WORDS_EN } from './recipe/words/en.data.ts';
export { recipeWordsIn } from './recipe/words/recipe-words.ts';
export { createReferenceScene } from './reference/create-reference-scene.ts';
export { RESTYLES, type RestyleName } from './restyle/all-restyles.ts';
export { createRestyle, type Restyle, type RestyleOptions } from './restyle/create-restyle.ts';
export type { ApplyRestyle, RestyleFrame, RestyleKind } from './restyle/restyle.ts';
export { planTime, type ClipTime } from './retime/plan-time.ts';
export { retimeSound } from './retime/retime-sound.ts';
export type { Between, Moment, TimeOperation } from './retime/time-operation.ts';
export { createScene, type Scene } from './scene/create-scene.ts';
export { loadSceneParts, type SceneParts } from './scene/scene-parts.ts';
export type { VideoPlanes } from './scene/stamp-video.ts';
export { createWatermarkStamp, type WatermarkStamp } from './scene/watermark-stamp.ts';
export { composeScore } from './sound/compose-score.ts';
export { decodePeaks, encodePeaks } from './sound/peaks-file.ts';
export { createPeakMeter, measurePeaks, type PeakMeter, type Peaks } from './sound/peaks.ts';
export type { Stereo } from './sound/stereo.ts';
export { synthesise, type Soundtrack } from './sound/synthesise.ts';
export { STYLES } from './styles/all-styles.ts';
export {
  createTimelineComposer,
  type TimelineComposer,
  type TimelineComposerOptions,
} from './timeline/create-composer.ts';
export type { EffectOption, EffectValues } from './timeline/effects/effect-option.ts';
export { makeTimelineEffect, type TimelineEffect, type TimelineEffectOptions } from './timeline/effects/make-effect.ts';
export {
  EFFECT_KINDS,
  findTimelineEffect,
  TIMELINE_EFFECTS,
  type EffectFacts,
  type EffectKind,
} from './timeline/effects/timeline-effects.ts';
export { layerFonts } from './timeline/layer-fonts.ts';
export { placePicture, type PicturePlace } from './timeline/place-picture.ts';
export { MIX_MARGIN, mixTimelineSound, type TimelineMix } from './timeline/sound/mix-sound.ts';
export { resample as resampleSound, type Resampling } from './timeline/sound/resample-sound.ts';
export { readSpan, type Span, type TimelineSound } from './timeline/sound/read-entry.ts';
export { sampleAt } from './timeline/sound/sample-time.ts';
export { TITLE_FONTS } from './timeline/title/title-fonts.ts';
export { createSharpen } from './upscale/sharpen.ts';
export { createUpscale } from './upscale/upscale.ts';
export { planVideo, type Pace, type VideoOrder, type VideoPlan, type VideoSource } from './video/plan-video.ts';
