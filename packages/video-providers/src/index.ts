export {
  type ClipContext,
  type ClipFailure,
  type ClipFiles,
  type ClipProgress,
  type ClipRequest,
  isFreeRoute,
  type MadeClip,
  type MadeFile,
  routeFor,
  type VideoMeasures,
  type VideoProvider,
} from './video-provider.ts';
