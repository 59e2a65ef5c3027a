import type { Canvas, Context2d } from '@kinora/drawing';

/** Both pictures as they are now, and how far the change has come. */
interface ChangeMoment {
  readonly page: Canvas;
  readonly next: Canvas;
  readonly progress: number;
  readonly time: number;
}
export type Change = (ctx: Context2d, moment: ChangeMoment) => void;
