export { takeArrival, type Arrival } from './arrival.ts';
export { track, type TrackedEvent } from './data-layer.ts';
export { deviceId, knownDeviceId } from './device-id.ts';
export { beginDownload, type DownloadBegun, type DownloadRefusal } from './begin-download.ts';
export { download, type Download } from './download.ts';
export { dropTokens, hideToken, isLeaving, keepToken, noteLeaving } from './keep-tokens.ts';
export { dropKeptFiles, keepFiles, readKeptFiles, type KeptFile, type KeptFiles } from './kept-files.ts';
export { noteLanding, readLanding, shortWord, type Landing } from './landing.ts';
export { leadOneTab, oneTabAtATime, type Leadership } from './leader.ts';
export { isOnline, openAddress, pageAddress, reloadPage, watchOnline, watchReturn } from './page.ts';
export {
  dropPendingCreation,
  pausePendingCreation,
  readPendingCreation,
  savePendingCreation,
  type PendingCreation,
  type SavedCreation,
} from './pending-creation.ts';
export { digestOf, sentFile, type SentFile } from './sent-files.ts';
export { clearSessionMark, sessionMark, setSessionMark } from './session-marks.ts';
export { openSessionNews, type SessionNews } from './session-news.ts';
export { dropStored, readStored, writeStored, type Parse, type StorageArea } from './storage.ts';
export { storedAtom } from './stored-atom.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
export { isOurOrigin, openBlankTab, openHere, type BlankTab } from './tabs.ts';
export { readToken, type HeldToken, type TokenOwner } from './tokens.ts';
export { dropTraces, ownTraces } from './traces.ts';
export { installTrustedTypes } from './trusted-types.ts';
export { dropUserInfo, readUserInfo, watchUserInfo, writeUserInfo, type RememberedMember } from './user-info.ts';
