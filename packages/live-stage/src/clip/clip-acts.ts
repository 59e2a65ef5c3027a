import type { ClipChoices } from './clip-choices-atoms.ts';
import type { ClipAct } from './clip-keys.ts';
import { play, seekTo, skip, speedAfter, stepFrame, togglePlay, type PlayableVideo } from './clip-moves.ts';

/** Frames of clips a second, unless they say otherwise. */
const FPS = 24;

function toggleFullScreen(frame: HTMLElement | null): void {
  const turn = document.fullscreenElement ? document.exitFullscreen() : frame?.requestFullscreen();
  // A browser may refuse; then everything stays as it is.
  turn?.catch(() => {});
}

export interface ActedClip {
  readonly video: (PlayableVideo & Pick<HTMLVideoElement, 'loop' | 'muted'>) | null;
  readonly frame: HTMLElement | null;
  readonly onChoose: (change: Partial<ClipChoices>) => void;
  readonly onSpeed: (speed: number) => void;
}

/** Does what a key or a button asks for; nothing before the video is there. */
export function actOnClip({ video, frame, onChoose, onSpeed }: ActedClip, act: ClipAct): void {
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
    mute: () => onChoose({ isLoud: video.muted }),
    'full-screen': () => toggleFullScreen(frame),
  };
  acts[act]();
}

/** A hand on the slider: whether the clip played before, so that it goes on afterwards. */
export interface Hold {
  readonly wasPlaying: boolean;
}

/** Stops the clip as long as the slider is held. */
export function holdClip(video: PlayableVideo | null): Hold | null {
  if (!video) return null;
  const hold = { wasPlaying: !video.paused };
  video.pause();
  return hold;
}

/** Lets the clip go on from a place, null for where it stands; `onArrived` is called once its picture is there. */
export function releaseClip(
  video: (PlayableVideo & EventTarget) | null,
  { hold, to, onArrived }: { hold: Hold | null; to: number | null; onArrived: () => void },
): void {
  if (!video || !hold) return;
  const goOn = () => {
    onArrived();
    if (hold.wasPlaying) play(video);
  };
  if (to === null) {
    goOn();
    return;
  }
  video.addEventListener('seeked', goOn, { once: true });
  seekTo(video, to);
}
