import type { Soundtrack } from '@kinora/scenes/sound';

/** Where sound comes out; opened by the press that asks for it, as browsers demand. */
export interface SoundPort {
  /** Plays a track from `at` seconds on, over and over; what played before ends. */
  readonly play: (track: Soundtrack, at: number) => void;
  readonly stop: () => void;
}

/** What the sound follows: the film as it stands now. */
export interface SoundedFilm {
  readonly isPlaying: boolean;
  /** Seconds into the film. */
  readonly moment: number;
}

/** The sound of the preview: off until somebody turns it on, then it follows the film. */
export function createSound(open: () => SoundPort, film: () => SoundedFilm) {
  let port: SoundPort | null = null;
  let track: Soundtrack | null = null;
  let isOn = false;
  const follow = () => {
    const { isPlaying, moment } = film();
    if (isOn && isPlaying && track) port?.play(track, moment);
    else port?.stop();
  };
  return {
    isOn: () => isOn,
    turn(on: boolean) {
      isOn = on;
      if (on) port ??= open();
      follow();
    },
    /** Another film: its track is on the way. */
    drop() {
      track = null;
      follow();
    },
    take(next: Soundtrack) {
      track = next;
      follow();
    },
    follow,
  };
}
