import { mix, rgba, line, polygon } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** Mast and shrouds of a ship right before us, at the hero's edge of the frame, out of focus. */
export function addRigging(stage: Stage, snowy: boolean): void {
  const { frame, height, palette, unit, width } = stage;
  const { side } = frame;
  const wood = mix(palette.ink, palette.ramp[3], 0.5);
  const lit = rgba(palette.glow, 0.22);
  const mast = (side < 0 ? 0 : width) + side * (frame.tall ? 8 : -26) * unit;
  const foot = mast - side * Math.min(width * 0.2, 230 * unit);
  stage.strip({ parallax: 1.5, top: -90 * unit, blur: 2.4, fixed: true }, (ctx) => {
    line(ctx, { colour: wood, width: 26 * unit }, [mast, -100 * unit, mast, height * 1.1]);
    line(ctx, { colour: lit, width: 5 * unit }, [
      mast - side * 9 * unit,
      -100 * unit,
      mast - side * 9 * unit,
      height * 1.1,
    ]);
    for (const share of [1, 0.66, 0.36]) {
      const end = mast + (foot - mast) * share;
      line(ctx, { colour: wood, width: 5 * unit }, [mast, -60 * unit, end, height * 1.08]);
    }
    repeat(13, (i) => {
      const down = (i + 1.4) / 14;
      const y = -60 * unit + (height * 1.08 + 60 * unit) * down;
      line(ctx, { colour: wood, width: 3.4 * unit }, [mast, y, mast + (foot - mast) * down, y]);
    });
    if (snowy)
      polygon(ctx, rgba('#ffffff', 0.5), [
        mast - side * 13 * unit,
        0,
        mast - side * 6 * unit,
        0,
        mast - side * 6 * unit,
        height,
        mast - side * 13 * unit,
        height,
      ]);
  });
}
