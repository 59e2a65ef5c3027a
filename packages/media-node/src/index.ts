export {
  acceptUpload,
  type AcceptedFile,
  type AcceptedPicture,
  type AcceptedVideo,
  type IntakeOptions,
  type IntakeResult,
} from './intake/accept-upload.ts';
export { INTAKE_LIMITS, PICTURE_FORMATS, VIDEO_CODECS, VIDEO_FORMATS, type UploadKind } from './intake/limits.ts';
export { type IntakeRefusal, type RefusalFacts, type RefusalReason } from './intake/refusal.ts';
export {
  renderClip,
  type RenderedClip,
  type RenderedFile,
  type RenderOptions,
  type RenderProgress,
} from './render-clip.ts';
export { type RenderFailure, type RenderFailureKind } from './render-failure.ts';
