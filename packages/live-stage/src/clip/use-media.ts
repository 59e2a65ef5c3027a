import { useCallback, useSyncExternalStore } from 'react';

/** What tells that a video began, stopped or waits for data. */
export const PLAY_EVENTS = ['play', 'playing', 'pause', 'ended', 'emptied', 'waiting', 'canplay'] as const;

const TIME_EVENTS = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'] as const;

function listen(video: HTMLVideoElement, events: readonly string[], tell: () => void): () => void {
  for (const name of events) video.addEventListener(name, tell);
  return () => {
    for (const name of events) video.removeEventListener(name, tell);
  };
}

/** Follows each frame that is shown; browsers without that call tell the time four times a second. */
function followFrames(video: HTMLVideoElement, tell: () => void): () => void {
  if (typeof video.requestVideoFrameCallback !== 'function') return () => {};
  let handle = 0;
  const next = () => {
    handle = video.requestVideoFrameCallback(() => {
      tell();
      next();
    });
  };
  next();
  return () => video.cancelVideoFrameCallback(handle);
}

/** A fact about a video that changes with some of its events; `before` as long as there is no video. */
export function useMedia<Fact extends boolean | number>(
  video: HTMLVideoElement | null,
  fact: { readonly events: readonly string[]; readonly read: (video: HTMLVideoElement) => Fact; readonly before: Fact },
): Fact {
  const { events, read, before } = fact;
  const subscribe = useCallback(
    (tell: () => void) => (video ? listen(video, events, tell) : () => {}),
    [video, events],
  );
  return useSyncExternalStore(subscribe, () => (video ? read(video) : before));
}

/** Where a video stands, in seconds, frame by frame. */
export function useMediaTime(video: HTMLVideoElement | null): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!video) return () => {};
      const stops = [listen(video, TIME_EVENTS, tell), followFrames(video, tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [video],
  );
  return useSyncExternalStore(subscribe, () => video?.currentTime ?? 0);
}
