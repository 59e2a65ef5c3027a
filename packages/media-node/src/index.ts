export { type Credentials, readCredentials } from './credentials/c2pa-sdk.ts';
export { createCredentialSigner, type CredentialSigner, type SignerFiles } from './credentials/credential-signer.ts';
export { openDevelopmentSigner } from './credentials/development-signer.ts';
export type { Origin } from './credentials/manifest.ts';
export { finishClip, type FinishedClip, type FinishedSource, type FinishOptions } from './finish-clip.ts';
export { finishSound, type SoundSource } from './finish-sound.ts';
export {
  type AcceptedFile,
  type AcceptedPicture,
  type AcceptedSound,
  type AcceptedVideo,
  acceptUpload,
  type IntakeOptions,
  type IntakeResult,
} from './intake/accept-upload.ts';
export { INTAKE_LIMITS, PICTURE_FORMATS, SOUND_FORMATS, VIDEO_CODECS, VIDEO_FORMATS } from './intake/limits.ts';
export type { IntakeRefusal, RefusalFacts, RefusalReason } from './intake/refusal.ts';
export { makePoster, type PosterOptions, type PosterSource } from './make-poster.ts';
export type { PhotoFilm, PicturesFilm, RecipeFilm, ReferenceFilm } from './pictures-film.ts';
export { type Extra, renderClip, type RenderedClip, type RenderedSprite, type RenderOptions } from './render-clip.ts';
export type { RenderFailure, RenderFailureKind } from './render-failure.ts';
export type { RenderPhase, RenderProgress, Rendition } from './render-job.ts';
export { type PicturesOptions, renderPictures } from './render-pictures.ts';
export type { RenderedFile } from './run-job.ts';
export type { SpriteFacts } from './sprite-layout.ts';
export { exportTimeline, type TimelineOptions } from './timeline/export-timeline.ts';
export { framesIn, type TimelineFilm } from './timeline/timeline-film.ts';
export { transformClip, type TransformOptions } from './transform/transform-clip.ts';
export { type TransformSound, type TransformSpec, UNCHANGED } from './transform/transform-spec.ts';
