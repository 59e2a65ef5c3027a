import { useCallback, useSyncExternalStore } from 'react';

import { onMediaEvents, onMediaTime } from './media-events.ts';

/** A fact about a video that changes with some of its events; it is read without a video too. */
export function useMedia<Fact extends boolean | number>(
  video: HTMLVideoElement | null,
  fact: { readonly events: readonly string[]; readonly read: (video: HTMLVideoElement | null) => Fact },
): Fact {
  const { events, read } = fact;
  const subscribe = useCallback((tell: () => void) => onMediaEvents(video, events, tell), [video, events]);
  return useSyncExternalStore(subscribe, () => read(video));
}

/** Where a video stands, in seconds, frame by frame. */
export function useMediaTime(video: HTMLVideoElement | null): number {
  const subscribe = useCallback((tell: () => void) => onMediaTime(video, tell), [video]);
  return useSyncExternalStore(subscribe, () => video?.currentTime ?? 0);
}
