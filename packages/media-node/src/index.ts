export {
  renderClip,
  type RenderedClip,
  type RenderedFile,
  type RenderOptions,
  type RenderProgress,
} from './render-clip.ts';
export { type RenderFailure, type RenderFailureKind } from './render-failure.ts';
