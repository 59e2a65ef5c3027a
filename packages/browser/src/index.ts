export { afterFirstInteraction } from './after-first-interaction.ts';
export { afterMotion } from './after-motion.ts';
export { afterPaint } from './after-paint.ts';
export { type Arrival, takeArrival } from './arrival.ts';
export { beginDownload, type DownloadBegun, type DownloadRefusal } from './begin-download.ts';
export { copyText } from './copy-text.ts';
export { track, TRACKED_EVENTS, type TrackedEvent } from './data-layer.ts';
export { debounce } from './debounce.ts';
export { deviceType, type DeviceType } from './device-type.ts';
export { download, type Download, saveBlob } from './download.ts';
export { isDrawnPageAtom } from './drawn-page-atom.ts';
export { firstPause } from './first-pause.ts';
export { type Leadership, leadOneTab, oneTabAtATime } from './leader.ts';
export { loadBytes } from './load-bytes.ts';
export { loadIcon } from './load-icon.ts';
export { browserNotices, type Notice, type Notices, type NoticeState } from './notices.ts';
export { keepOfflinePage } from './offline-page.ts';
export { untilOnline, watchOnline } from './online.ts';
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
export { reloadOnce } from './reload-guard.ts';
export { savesData } from './saves-data.ts';
export { openSessionNews, type SessionNews } from './session-news.ts';
export { giveBitmap, showBitmap } from './show-bitmap.ts';
export { openTabChannel, type TabChannel } from './tab-channel.ts';
export { type BlankTab, isOurOrigin, openBlankTab, openHere } from './tabs.ts';
export { installTrustedTypes } from './trusted-types.ts';
export { watchTyping } from './typing.ts';
export { whenIdle } from './when-idle.ts';
