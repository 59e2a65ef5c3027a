import type { Canvas, Context2d } from '../../painting/canvas.ts';

/** Both pictures as they are now, and how far the change has come. */
export interface ChangeMoment {
  readonly page: Canvas;
  readonly next: Canvas;
  readonly progress: number;
  readonly time: number;
}
export type Change = (ctx: Context2d, moment: ChangeMoment) => void;
