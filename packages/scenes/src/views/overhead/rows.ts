import { lerp, mix, shade, type Context2d } from '@kinora/drawing';

import { CROPS, type Crop } from '../../sets/layers/crops.data.ts';
import { repeat } from '../../sets/repeat.ts';
import type { Stage } from '../../stage/stage.ts';
import { fillGround, type Ground } from './ground.ts';

/** Where all rows meet, far over the frame, in frame heights; and how many there are at its foot. */
const MEETING = -1.3;
const COUNT = 30;
const STEPS = 90;
/** Of a row's distance to the next, its leaves and the lights on them. */
const SIZES = [0.36, 0.3, 0.2, 0.12];

export function cropOf({ plan: { variety } }: Stage): Crop {
  const known: Readonly<Partial<Record<string, Crop>>> = CROPS;
  return (variety && known[variety]) || CROPS.poppies;
}

/** One row from the foot of the frame to its top: a band of leaves with blooms on it. */
function drawRow(ctx: Context2d, ground: Ground, { crop, row }: { crop: Crop; row: number }): void {
  const { stage, top, bottom, width, random, tone, light } = ground;
  const { height, palette } = stage;
  const meeting = MEETING * height;
  const gap = (width * 1.5) / COUNT;
  const foot = stage.width / 2 + (row - COUNT / 2 + 0.5) * gap;
  const bloom = tone(crop.blooms[Math.abs(row) % crop.blooms.length] ?? crop.leaf);
  const lit = mix(bloom, palette.glow, 0.3 * light.daylight);
  const tones = [mix(shade(bloom, -0.2), palette.ink, 0.3 * palette.dark), shade(bloom, -0.06), bloom, lit];
  const at = (y: number) => {
    const share = (y - meeting) / (bottom - meeting);
    return { share, x: stage.width / 2 + (foot - stage.width / 2) * share };
  };
  tones.forEach((colour, layer) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    repeat(STEPS, (step) => {
      const y = lerp(top, bottom, (step + random()) / STEPS);
      const { share, x } = at(y);
      const size = gap * share * (SIZES[layer] ?? 0);
      const stray = (random() - 0.5) * gap * share * 0.3;
      ctx.moveTo(x + size, y);
      ctx.ellipse(
        x + stray - layer * size * 0.3 * -stage.frame.side,
        y - layer * size * 0.3,
        size,
        size * 0.8,
        0,
        0,
        7,
      );
    });
    ctx.fill();
  });
}

/** A field of one crop, row beside row to the end of the frame. */
export function paintRows(ctx: Context2d, ground: Ground): void {
  const { tone, verdure } = ground;
  const crop = cropOf(ground.stage);
  fillGround(ctx, ground, mix(tone(crop.soil), verdure.grass(0.5), 0.2));
  repeat(COUNT, (row) => drawRow(ctx, ground, { crop, row }));
}
