export {
  isFreeRoute,
  routeFor,
  type ClipContext,
  type ClipFailure,
  type ClipFiles,
  type ClipProgress,
  type ClipRequest,
  type MadeClip,
  type MadeFile,
  type VideoMeasures,
  type VideoProvider,
} from './video-provider.ts';
