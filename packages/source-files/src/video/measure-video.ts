import type { MeasureVideo } from './read-video.ts';

/** How long a browser may look at a file; one that it cannot play may never answer. */
const PATIENCE_MS = 10_000;

/** Has a video element read how large and how long a video is. */
export const measureVideo: MeasureVideo = (url) =>
  new Promise((resolve, reject) => {
    const video = document.createElement('video');
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      video.removeAttribute('src');
      video.load();
    };
    video.preload = 'metadata';
    video.muted = true;
    video.addEventListener('error', () => end(() => reject(new Error('it cannot be played'))), { once: true });
    video.addEventListener(
      'loadedmetadata',
      () => {
        const { duration: seconds, videoHeight: height, videoWidth: width } = video;
        const isKnown = width > 0 && height > 0 && Number.isFinite(seconds);
        end(() => (isKnown ? resolve({ width, height, seconds }) : reject(new Error('it says no length'))));
      },
      { once: true },
    );
    video.src = url;
  });
