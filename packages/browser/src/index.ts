export { afterMotion } from './after-motion.ts';
export { afterPaint } from './after-paint.ts';
export { takeArrival, type Arrival } from './arrival.ts';
export { copyText } from './copy-text.ts';
export { track, TRACKED_EVENTS, type TrackedEvent } from './data-layer.ts';
export { debounce } from './debounce.ts';
export { deviceId, fetchTraits, isFetchingTraits, knownDeviceId } from './device-id.ts';
export { deviceType, type DeviceType } from './device-type.ts';
export { beginDownload, type DownloadBegun, type DownloadRefusal } from './begin-download.ts';
export { download, saveBlob, type Download } from './download.ts';
export { isDrawnPageAtom } from './drawn-page-atom.ts';
export { dropTokens, hideToken, isLeaving, keepToken, noteLeaving } from './keep-tokens.ts';
export { dropKeptFiles, keepFiles, readKeptFiles, type KeptFile, type KeptFiles } from './kept-files.ts';
export { firstPause } from './first-pause.ts';
export { keepLike, readLike, type Like } from './likes.ts';
export { loadBytes } from './load-bytes.ts';
export { loadIcon } from './load-icon.ts';
export { noteLanding, readLanding, shortWord, type Landing } from './landing.ts';
export { keepLocale } from './keep-locale.ts';
export { keepOfflinePage } from './offline-page.ts';
export { leadOneTab, oneTabAtATime, type Leadership } from './leader.ts';
export {
  buildOfPage,
  isHidden,
  isInPage,
  isOnline,
  openAddress,
  pageAddress,
  pageLanguage,
  reloadPage,
  watchFocus,
  watchHide,
  watchReturn,
} from './page.ts';
export { untilOnline, watchOnline } from './online.ts';
export {
  dropPendingCreation,
  readPendingCreation,
  savePendingCreation,
  type PendingCreation,
  type SavedCreation,
} from './pending-creation.ts';
export { clearPendingProject, isProjectPending, markPendingProject, pausePendingCreation } from './pending-mark.ts';
export {
  GUEST,
  projectLog,
  type Keeping,
  type KeptHead,
  type KeptProject,
  type KeptStep,
  type ProjectLog,
} from './project-log.ts';
export { openScratchFile, type ScratchFile } from './scratch-file.ts';
export { digestOf, sentFile, type SentFile } from './sent-files.ts';
export { reloadOnce } from './reload-guard.ts';
export { savesData } from './saves-data.ts';
export { clearSessionMark, sessionMark, setSessionMark } from './session-marks.ts';
export { browserNotices, type Notice, type Notices, type NoticeState } from './notices.ts';
export { openSessionNews, type SessionNews } from './session-news.ts';
export { dropStored, readStored, writeStored, type Parse, type StorageArea } from './storage.ts';
export { storedAtom } from './stored-atom.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
export { keepLanguage } from './page-paths.ts';
export { isOurOrigin, openBlankTab, openHere, type BlankTab } from './tabs.ts';
export { readToken, type HeldToken, type TokenOwner } from './tokens.ts';
export { dropTraces, ownTraces } from './traces.ts';
export { installTrustedTypes } from './trusted-types.ts';
export { watchTyping } from './typing.ts';
export { dropUserInfo, readUserInfo, watchUserInfo, writeUserInfo, type RememberedMember } from './user-info.ts';
export { whenIdle } from './when-idle.ts';
export { whenWanted } from './when-wanted.ts';
