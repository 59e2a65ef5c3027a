import { drawMarks, placeMarks, type Context2d } from '@kinora/drawing';

import { STREET_FURNITURE } from './street-furniture.data.ts';

/** Iron and its lit edge. */
export interface IronTones {
  readonly iron: string;
  readonly lit: string;
}

/** A bench seen from the front; `unit` scales it. */
export function paintBench(
  ctx: Context2d,
  { x, y, unit }: { x: number; y: number; unit: number },
  tones: IronTones,
): void {
  drawMarks(ctx, placeMarks(STREET_FURNITURE.bench, { x, y, scale: unit }), { ...tones });
}

/** A lamp on an iron post; its light is where the glass is, at 1.07 of the height. */
export function paintLamp(
  ctx: Context2d,
  { x, y, height }: { x: number; y: number; height: number },
  tones: IronTones,
): void {
  drawMarks(ctx, placeMarks(STREET_FURNITURE.lamp, { x, y, scale: height }), { ...tones });
}
