import { whenIdle } from '@kinora/browser';

import { drawLight, LIGHT_EVERY_MS, lightSize } from '../stage/draw-light.ts';

function light(video: HTMLVideoElement | null, to: HTMLCanvasElement): void {
  if (!video || document.hidden || video.readyState < video.HAVE_CURRENT_DATA) return;
  const size = lightSize({ width: to.clientWidth, height: to.clientHeight });
  const context = to.getContext('2d', { willReadFrequently: true });
  if (!context || !size) return;
  if (to.height !== size.height) Object.assign(to, size);
  drawLight(context, video, size);
}

/** Lights a canvas by a video, until that is ended; the `ref` of a `BiasLight`. */
export function lightOfVideo(video: () => HTMLVideoElement | null) {
  return (canvas: HTMLCanvasElement | null): (() => void) | undefined => {
    if (!canvas) return undefined;
    // Reading the film takes the longest of all that happens beside it: a press comes first.
    let cancelNext: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        cancelNext = whenIdle(() => {
          light(video(), canvas);
          wait();
        }, LIGHT_EVERY_MS);
      }, LIGHT_EVERY_MS);
    };
    wait();
    return () => {
      clearTimeout(timer);
      cancelNext?.();
    };
  };
}
