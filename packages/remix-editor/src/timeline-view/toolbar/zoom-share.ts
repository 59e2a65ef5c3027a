import { ZOOM_MAX } from '../../geometry/time-scale.ts';

/** The slider's ends: an hour across a screen, and a frame as wide as a thumb. */
const LEAST = 0.3;

/** Where a zoom stands on the slider, from 0 to 100: each step is as much closer as the last. */
export function zoomShare(zoom: number): number {
  const share = Math.log(zoom / LEAST) / Math.log(ZOOM_MAX / LEAST);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

/** The zoom of a place on the slider. */
export const shareZoom = (share: number): number => LEAST * (ZOOM_MAX / LEAST) ** (share / 100);
