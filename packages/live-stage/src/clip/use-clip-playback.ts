import { useCallback, useEffect, useRef, useState } from 'react';

import { actOnClip, holdClip, releaseClip, type Hold } from './clip-acts.ts';
import type { PlaybackChoices } from './clip-choices-panel.tsx';
import type { ClipAct } from './clip-keys.ts';
import { followChoices, scrubTo } from './clip-moves.ts';
import { PLAY_EVENTS } from './media-events.ts';
import { useMedia } from './use-media.ts';

const PLAYING = { events: PLAY_EVENTS, read: (video: HTMLVideoElement | null) => video?.paused === false };

interface Playback {
  readonly video: HTMLVideoElement | null;
  readonly frame: HTMLElement | null;
  /** Started without a press: browsers then play without sound only. */
  readonly startsMuted: boolean;
  readonly choices: PlaybackChoices;
}

/** How a clip plays, and what its keys and buttons do. */
export function useClipPlayback({ video, frame, startsMuted, choices }: Playback) {
  const [staysMuted, setStaysMuted] = useState(startsMuted);
  const isPlaying = useMedia(video, PLAYING);
  const { loops, speed, onChoose, onSpeed } = choices;
  const isLoud = choices.isLoud && !staysMuted;
  useEffect(() => followChoices(video, { loops, isLoud, speed }), [video, loops, isLoud, speed]);
  const act = useCallback(
    (asked: ClipAct) => {
      const choose: PlaybackChoices['onChoose'] = (change) => {
        setStaysMuted((stays) => stays && change.isLoud === undefined);
        onChoose(change);
      };
      actOnClip({ video, frame, onChoose: choose, onSpeed }, asked);
    },
    [video, frame, onChoose, onSpeed],
  );
  return { isPlaying, isLoud, loops, speed, onSpeed, act };
}

/** Scrubbing: the place under the pointer, seen before the clip itself gets there. */
export function useScrubbing(video: HTMLVideoElement | null) {
  const [scrubbed, setScrubbed] = useState<number | null>(null);
  const held = useRef<Hold | null>(null);
  const hold = () => {
    held.current = holdClip(video);
  };
  const seek = (time: number) => scrubTo(video, { time, isHeld: held.current !== null, onHeld: setScrubbed });
  const release = () => {
    const before = held.current;
    held.current = null;
    releaseClip(video, { hold: before, to: scrubbed, onArrived: () => setScrubbed(null) });
  };
  return { scrubbed, hold, seek, release };
}
