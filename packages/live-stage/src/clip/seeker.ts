export type SeekedVideo = Pick<HTMLVideoElement, 'currentTime' | 'seeking'> & EventTarget;

export interface Seeker {
  /** Seconds. */
  readonly seek: (time: number) => void;
  readonly close: () => void;
}

/**
 * Seeks to the newest place somebody asked for. A seek under way ends first and shows its picture; places asked for
 * meanwhile are skipped, so a fast hand never waits for a queue.
 */
export function createSeeker(video: SeekedVideo): Seeker {
  let wanted: number | null = null;
  const go = () => {
    if (wanted === null || video.seeking) return;
    video.currentTime = wanted;
    wanted = null;
  };
  video.addEventListener('seeked', go);
  return {
    seek: (time) => {
      wanted = time;
      go();
    },
    close: () => video.removeEventListener('seeked', go),
  };
}
