export { lacksOf } from './kit/lacks.ts';
export { createOutbound, type OutboundOptions } from './outbound/create-outbound.ts';
export type {
  DownloadRequest,
  Listening,
  ListenRequest,
  Outbound,
  OutboundAnswer,
  OutboundFailure,
  OutboundRequest,
} from './outbound/outbound.ts';
export { REMOTE_KINDS, type RemoteKind } from './remote-kinds.ts';
export type { RemoteOptions } from './remote-options.ts';
export type {
  FetchedFile,
  Hook,
  HookNews,
  HookProblem,
  Offer,
  Operation,
  OperationState,
  Output,
  ProviderFailure,
  RemoteProvider,
  StartFailure,
  StartOptions,
} from './remote-provider.ts';
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
