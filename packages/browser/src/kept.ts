export { deviceId, fetchTraits, isFetchingTraits, knownDeviceId } from './device-id.ts';
export { keepLocale } from './keep-locale.ts';
export { dropTokens, hideToken, isLeaving, keepToken, noteLeaving } from './keep-tokens.ts';
export { dropKeptFiles, keepFiles, type KeptFile, type KeptFiles, readKeptFiles } from './kept-files.ts';
export { type Landing, noteLanding, readLanding, shortWord } from './landing.ts';
export { keepLike, type Like, readLike } from './likes.ts';
export { claimLocalData, clearLocalData } from './local-data.ts';
export { keepLanguage } from './page-paths.ts';
export {
  dropPendingCreation,
  type PendingCreation,
  readPendingCreation,
  type SavedCreation,
  savePendingCreation,
} from './pending-creation.ts';
export { digestOf, sentFile, type SentFile } from './sent-files.ts';
export { clearSessionFlag, sessionFlag, setSessionFlag } from './session-flags.ts';
export { dropStored, type Parse, readStored, type StorageArea, writeStored } from './storage.ts';
export { storedAtom } from './stored-atom.ts';
export { type HeldToken, readToken, type TokenOwner } from './tokens.ts';
export { dropUserInfo, readUserInfo, type StoredMember, watchUserInfo, writeUserInfo } from './user-info.ts';
