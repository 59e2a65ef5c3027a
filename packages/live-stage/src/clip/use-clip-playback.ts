import { useCallback, useEffect, useRef, useState } from 'react';

import type { PlaybackChoices } from './clip-choices-panel.tsx';
import type { ClipAct } from './clip-keys.ts';
import { play, seekTo, setPlayback, skip, speedAfter, stepFrame, togglePlay } from './clip-moves.ts';
import { PLAY_EVENTS, useMedia } from './use-media.ts';

const PLAYING = { events: PLAY_EVENTS, read: (video: HTMLVideoElement) => !video.paused, before: false } as const;

/** Frames of clips a second, unless they say otherwise. */
const FPS = 24;

function toggleFullScreen(frame: HTMLElement | null): void {
  const turn = document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen();
  // A browser may refuse; then everything stays as it is.
  turn?.catch(() => {});
}

interface Playback {
  readonly video: HTMLVideoElement | null;
  readonly frame: HTMLElement | null;
  /** Nobody pressed anything: browsers then play without sound only. */
  readonly startsMuted: boolean;
  readonly choices: PlaybackChoices;
}

/** How a clip plays, and what its keys and buttons do. */
export function useClipPlayback({ video, frame, startsMuted, choices }: Playback) {
  const [staysMuted, setStaysMuted] = useState(startsMuted);
  const isPlaying = useMedia(video, PLAYING);
  const { loops, speed, onChoose, onSpeed } = choices;
  const isLoud = choices.isLoud && !staysMuted;
  useEffect(() => {
    if (video) setPlayback(video, { loops, isLoud, speed });
  }, [video, loops, isLoud, speed]);
  const act = useCallback(
    (asked: ClipAct) => {
      if (!video) return;
      const acts: Readonly<Record<ClipAct, () => void>> = {
        play: () => togglePlay(video),
        back: () => skip(video, -1),
        ahead: () => skip(video, 1),
        'frame-back': () => stepFrame(video, -1, FPS),
        'frame-ahead': () => stepFrame(video, 1, FPS),
        slower: () => onSpeed(speedAfter(video.playbackRate, -1)),
        faster: () => onSpeed(speedAfter(video.playbackRate, 1)),
        loop: () => onChoose({ loops: !video.loop }),
        mute: () => {
          setStaysMuted(false);
          onChoose({ isLoud: video.muted });
        },
        'full-screen': () => toggleFullScreen(frame),
      };
      acts[asked]();
    },
    [video, frame, onChoose, onSpeed],
  );
  return { isPlaying, isLoud, loops, speed, onSpeed, act };
}

/** Scrubbing: the place under the pointer, seen before the clip itself gets there. */
export function useScrubbing(video: HTMLVideoElement | null) {
  const [scrubbed, setScrubbed] = useState<number | null>(null);
  const held = useRef<{ wasPlaying: boolean } | null>(null);
  const hold = () => {
    if (!video) return;
    held.current = { wasPlaying: !video.paused };
    video.pause();
  };
  const seek = (time: number) => {
    if (held.current) setScrubbed(time);
    else if (video) seekTo(video, time);
  };
  const release = () => {
    const before = held.current;
    held.current = null;
    if (!video || !before) return;
    const goOn = () => {
      setScrubbed(null);
      if (before.wasPlaying) play(video);
    };
    if (scrubbed === null) {
      goOn();
      return;
    }
    video.addEventListener('seeked', goOn, { once: true });
    seekTo(video, scrubbed);
  };
  return { scrubbed, hold, seek, release };
}
