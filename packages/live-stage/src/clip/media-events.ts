/** What tells that a video began, stopped or waits for data. */
export const PLAY_EVENTS = ['play', 'playing', 'pause', 'ended', 'emptied', 'waiting', 'canplay'] as const;

const TIME_EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const;

type Frames = Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback' | 'cancelVideoFrameCallback'>>;

/** Hears some events of a video; of none at all where there is no video. */
export function onMediaEvents(video: EventTarget | null, events: readonly string[], tell: () => void): () => void {
  for (const name of events) video?.addEventListener(name, tell);
  return () => {
    for (const name of events) video?.removeEventListener(name, tell);
  };
}

/** Follows each frame that is shown; browsers without that call tell the time four times a second. */
export function onMediaTime(video: (EventTarget & Frames) | null, tell: () => void): () => void {
  const stop = onMediaEvents(video, TIME_EVENTS, tell);
  if (!video?.requestVideoFrameCallback) return stop;
  let handle = 0;
  const next = () => {
    handle =
      video.requestVideoFrameCallback?.(() => {
        tell();
        next();
      }) ?? 0;
  };
  next();
  return () => {
    stop();
    video.cancelVideoFrameCallback?.(handle);
  };
}
