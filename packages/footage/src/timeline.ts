export { createTimelineComposer, type TimelineComposer } from './timeline/create-composer.ts';
export type { EffectOption } from './timeline/effects/effect-option.ts';
export {
  EFFECT_KINDS,
  type EffectFacts,
  type EffectKind,
  findTimelineEffect,
  TIMELINE_EFFECTS,
} from './timeline/effects/timeline-effects.ts';
export { layerFonts } from './timeline/layer-fonts.ts';
export { MIX_MARGIN, mixTimelineSound } from './timeline/sound/mix-sound.ts';
export { readSpan, type Span, type TimelineSound } from './timeline/sound/read-entry.ts';
export { resample as resampleSound } from './timeline/sound/resample-sound.ts';
export { sampleAt } from './timeline/sound/sample-time.ts';
export { TITLE_FONTS } from './timeline/title/title-fonts.ts';
