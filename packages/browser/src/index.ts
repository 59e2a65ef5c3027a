export { afterMotion } from './after-motion.ts';
export { afterPaint } from './after-paint.ts';
export { type Arrival, takeArrival } from './arrival.ts';
export { beginDownload, type DownloadBegun, type DownloadRefusal } from './begin-download.ts';
export { copyText } from './copy-text.ts';
export { track, TRACKED_EVENTS, type TrackedEvent } from './data-layer.ts';
export { debounce } from './debounce.ts';
export { deviceId, fetchTraits, isFetchingTraits, knownDeviceId } from './device-id.ts';
export { deviceType, type DeviceType } from './device-type.ts';
export { download, type Download, saveBlob } from './download.ts';
export { isDrawnPageAtom } from './drawn-page-atom.ts';
export { firstPause } from './first-pause.ts';
export { keepLocale } from './keep-locale.ts';
export { dropTokens, hideToken, isLeaving, keepToken, noteLeaving } from './keep-tokens.ts';
export { dropKeptFiles, keepFiles, type KeptFile, type KeptFiles, readKeptFiles } from './kept-files.ts';
export { type Landing, noteLanding, readLanding, shortWord } from './landing.ts';
export { type Leadership, leadOneTab, oneTabAtATime } from './leader.ts';
export { keepLike, type Like, readLike } from './likes.ts';
export { loadBytes } from './load-bytes.ts';
export { loadIcon } from './load-icon.ts';
export { browserNotices, type Notice, type Notices, type NoticeState } from './notices.ts';
export { keepOfflinePage } from './offline-page.ts';
export { untilOnline, watchOnline } from './online.ts';
export { keepLanguage } from './page-paths.ts';
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
export {
  dropPendingCreation,
  type PendingCreation,
  readPendingCreation,
  type SavedCreation,
  savePendingCreation,
} from './pending-creation.ts';
export { clearPendingProject, isProjectPending, markPendingProject, pausePendingCreation } from './pending-mark.ts';
export {
  GUEST,
  type Keeping,
  type KeptHead,
  type KeptProject,
  type KeptStep,
  projectLog,
  type ProjectLog,
} from './project-log.ts';
export { reloadOnce } from './reload-guard.ts';
export { savesData } from './saves-data.ts';
export { openScratchFile, type ScratchFile } from './scratch-file.ts';
export { digestOf, sentFile, type SentFile } from './sent-files.ts';
export { clearSessionMark, sessionMark, setSessionMark } from './session-marks.ts';
export { openSessionNews, type SessionNews } from './session-news.ts';
export { dropStored, type Parse, readStored, type StorageArea, writeStored } from './storage.ts';
export { storedAtom } from './stored-atom.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
export { type BlankTab, isOurOrigin, openBlankTab, openHere } from './tabs.ts';
export { type HeldToken, readToken, type TokenOwner } from './tokens.ts';
export { dropTraces, ownTraces } from './traces.ts';
export { installTrustedTypes } from './trusted-types.ts';
export { watchTyping } from './typing.ts';
export { dropUserInfo, readUserInfo, type RememberedMember, watchUserInfo, writeUserInfo } from './user-info.ts';
export { whenIdle } from './when-idle.ts';
export { whenWanted } from './when-wanted.ts';
