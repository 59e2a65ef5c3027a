export {
  cancelCreation,
  type CreationRequest,
  moveCreationFirst,
  readCreation,
  readCreations,
  readRoutes,
  readTrials,
  removeCreation,
  retryCreation,
  type Route,
  submitCreation,
} from './creation-calls.ts';
export { type EventsOptions, type EventsState, openCreationEvents } from './creation-events.ts';
export {
  changeFound,
  changeLibrary,
  countLibrary,
  createFolder,
  downloadLibrary,
  emptyTrash,
  readLibrary,
  readRelatives,
  removeFolder,
  renameFolder,
  searchLibrary,
} from './library-calls.ts';
export { readOwnKeys, removeOwnKey, saveOwnKey } from './own-key-calls.ts';
export { readShare, readShared, shareCreation, stopSharing } from './share-calls.ts';
export {
  isServerFailure,
  PAUSED,
  readUpload,
  type UploadFailure,
  uploadFile,
  type UploadMemory,
  type UploadOptions,
  type UploadStep,
} from './upload-file.ts';
