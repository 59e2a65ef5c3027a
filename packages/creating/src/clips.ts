export { ClipLinksPanel } from './clips/clip-links-panel.tsx';
export { lazyCreations } from './clips/lazy-creations.ts';
export { PageCreations } from './clips/page-creations.tsx';
export { PageStagePanel } from './clips/page-stage-panel.tsx';
export { DraftFinalPlacePanel } from './other-models/draft-final-place-panel.tsx';
export { sketchOf } from './sketch/creation-sketch-panel.tsx';
export { CreationSketch, type CreationSketchProps } from './sketch/creation-sketch.tsx';
export { SketchHostPanel } from './sketch/sketch-host-panel.tsx';
