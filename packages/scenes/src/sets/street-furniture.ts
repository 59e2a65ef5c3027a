import { line, panel, type Context2d } from '@kinora/drawing';

import { repeat } from './repeat.ts';

/** Iron and its lit edge. */
export interface IronTones {
  readonly iron: string;
  readonly lit: string;
}

/** A bench seen from the front; `unit` scales it. */
export function paintBench(
  ctx: Context2d,
  { x, y, unit }: { x: number; y: number; unit: number },
  { iron, lit }: IronTones,
): void {
  for (const leg of [-46, 46])
    line(ctx, { colour: iron, width: 5 * unit }, [x + leg * unit, y, x + leg * unit, y - 52 * unit]);
  repeat(3, (i) => panel(ctx, iron, [x - 60 * unit, y - (56 - i * 11) * unit, 120 * unit, 7 * unit, 2 * unit]));
  panel(ctx, iron, [x - 62 * unit, y - 24 * unit, 124 * unit, 8 * unit, 3 * unit]);
  panel(ctx, lit, [x - 60 * unit, y - 56 * unit, 120 * unit, 1.8 * unit]);
}

/** A lamp on an iron post; its light is where the glass is, at 1.07 of the height. */
export function paintLamp(
  ctx: Context2d,
  { x, y, height: h }: { x: number; y: number; height: number },
  { iron, lit }: IronTones,
): void {
  line(ctx, { colour: iron, width: h * 0.03 }, [x, y, x, y - h]);
  line(ctx, { colour: iron, width: h * 0.05 }, [x, y, x, y - h * 0.12]);
  line(ctx, { colour: lit, width: h * 0.007 }, [x + h * 0.01, y, x + h * 0.01, y - h]);
  panel(ctx, iron, [x - h * 0.05, y - h * 1.02, h * 0.1, h * 0.03, h * 0.01]);
  panel(ctx, '#fff3d2', [x - h * 0.036, y - h * 1.12, h * 0.072, h * 0.1, h * 0.02]);
  panel(ctx, iron, [x - h * 0.055, y - h * 1.15, h * 0.11, h * 0.03, h * 0.015]);
}
