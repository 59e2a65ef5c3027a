import { blob, disc, line, stroke, pick, TAU, type Canvas, contextOf, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { LEAF_COLOURS } from './leaf-colours.data.ts';

interface Basket {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly phase: number;
}

const WIRE = '#5a7a6a';

function paintVine(ctx: Context2d, { random, unit }: Stage, { index, size: s }: { index: number; size: number }): void {
  const { leaf, bloom } = LEAF_COLOURS;
  const aside = (random() - 0.5) * s * 1.1;
  const length = s * (0.2 + 0.7 * random());
  const vine = [aside * 0.5, 0, aside, length * 0.4, aside * 1.1, length];
  stroke(ctx, { colour: pick(leaf, index), width: 3 * unit }, vine);
  disc(ctx, pick(leaf, index + 1), [aside * 1.1, length, s * 0.055]);
  if (index % 4 === 0) disc(ctx, pick(bloom, index), [aside, length * 0.5, s * 0.05]);
}

function paintBasket(stage: Stage): Canvas {
  const { environment, random, unit } = stage;
  const s = (80 + 50 * random()) * unit;
  const canvas = environment.canvas(s * 1.6, s * 2);
  const ctx = contextOf(canvas);
  ctx.translate(s * 0.8, s * 0.9);
  line(ctx, { colour: WIRE, width: 1.6 * unit }, [-s * 0.3, 0, 0, -s * 0.9, s * 0.3, 0]);
  repeat(26, (index) => paintVine(ctx, stage, { index, size: s }));
  blob(ctx, '#b8553d', [-s * 0.34, -s * 0.04, s * 0.34, -s * 0.04, s * 0.2, s * 0.24, -s * 0.2, s * 0.24]);
  return stage.finish(canvas, { parallax: 0.7 });
}

/** Baskets hang in a shallow arch, higher towards the middle. */
function hangBaskets(stage: Stage): readonly Basket[] {
  const { frame, height, random, width } = stage;
  const count = frame.wide ? 6 : 4;
  const top = frame.tall ? 0.18 : 0.05;
  return Array.from({ length: count }, (_, i) => {
    const aside = Math.abs(i / (frame.wide ? 2.5 : 1.5) - 1);
    const canvas = paintBasket(stage);
    return { canvas, x: (width * (i + 0.5)) / count, y: height * (top - 0.072 * aside), phase: random() * TAU };
  });
}

export function addHangingBaskets(stage: Stage): void {
  const { height, unit } = stage;
  const baskets = hangBaskets(stage);
  stage.live(0.7, (ctx, time) => {
    baskets.forEach(({ canvas, x, y, phase }) => {
      ctx.save();
      ctx.translate(x, y - height * 0.05);
      ctx.rotate(Math.sin(time * 0.9 + phase) * 0.025);
      line(ctx, { colour: WIRE, width: 1.6 * unit }, [0, -height * 0.3, 0, 2 * unit]);
      ctx.drawImage(canvas, -canvas.width / 2, 0);
      ctx.restore();
    });
  });
}
