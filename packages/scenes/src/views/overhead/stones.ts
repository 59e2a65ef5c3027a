import { disc, lerp, mix, rgba, shade, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { drawCrown, dropShadow } from './crown.ts';
import { fillGround, type Ground } from './ground.ts';

/** Steps around the platform of a temple, from the lowest to the highest. */
const STEPS = 4;
const [COLUMNS, ROWS] = [8, 5];

/** A column from above: its drum with the shadow it throws; some have fallen. */
function drawColumn(ctx: Context2d, ground: Ground, [x, y]: readonly [number, number]): void {
  const { random, unit, tone, shadow, stage } = ground;
  const radius = 15 * unit;
  const stone = tone('#d3c8b0');
  if (random() < 0.24) {
    repeat(4, (drum) =>
      disc(ctx, shade(stone, -0.04 * drum), [x + drum * radius * 1.4, y + drum * radius * 0.5, radius * 0.9]),
    );
    return;
  }
  ctx.strokeStyle = rgba(stage.palette.ink, 0.34);
  ctx.lineCap = 'round';
  ctx.lineWidth = radius * 1.8;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + shadow[0] * radius * 5, y + shadow[1] * radius * 5);
  ctx.stroke();
  disc(ctx, shade(stone, -0.1), [x, y, radius]);
  disc(ctx, mix(stone, stage.palette.glow, 0.3), [x - radius * 0.12, y - radius * 0.16, radius * 0.8]);
}

/** A platform in steps with two rows of columns around a chamber without a roof. */
function drawTemple(ctx: Context2d, ground: Ground): void {
  const { stage, unit, tone, random, verdure } = ground;
  const { frame, height } = stage;
  const [width, deep] = [470 * unit, 300 * unit];
  ctx.save();
  ctx.translate(frame.heroX - frame.side * 40 * unit, height * 0.5);
  ctx.rotate(-0.2 * frame.side);
  const stone = tone('#b9ad94');
  repeat(STEPS, (step) => {
    const out = (STEPS - step) * 15 * unit;
    ctx.fillStyle = rgba(stage.palette.ink, 0.2);
    ctx.fillRect(-width / 2 - out + 5 * unit, -deep / 2 - out + 7 * unit, width + out * 2, deep + out * 2);
    ctx.fillStyle = shade(stone, step * 0.025);
    ctx.fillRect(-width / 2 - out, -deep / 2 - out, width + out * 2, deep + out * 2);
  });
  ctx.fillStyle = shade(stone, -0.08);
  ctx.fillRect(-width * 0.3, -deep * 0.24, width * 0.6, deep * 0.48);
  ctx.fillStyle = shade(stone, 0.05);
  ctx.fillRect(-width * 0.27, -deep * 0.19, width * 0.48, deep * 0.38);
  repeat(COLUMNS, (column) => {
    repeat(ROWS, (row) => {
      if (column > 0 && column < COLUMNS - 1 && row > 0 && row < ROWS - 1) return;
      const x = lerp(-width * 0.45, width * 0.45, column / (COLUMNS - 1));
      drawColumn(ctx, ground, [x, lerp(-deep * 0.41, deep * 0.41, row / (ROWS - 1))]);
    });
  });
  repeat(22, () => {
    const moss = verdure.leaf(lerp(0.3, 0.6, random()));
    disc(ctx, rgba(moss, 0.6), [(random() - 0.5) * width, (random() - 0.5) * deep, lerp(8, 30, random()) * unit]);
  });
  ctx.restore();
}

/** Old stones in a clearing, with the forest all around. */
export function paintStones(ctx: Context2d, ground: Ground): void {
  const { left, top, width, height, random, unit, verdure, stage } = ground;
  fillGround(ctx, ground, verdure.grass(0.6));
  const [x, y] = [stage.frame.heroX - stage.frame.side * 40 * unit, stage.height * 0.5];
  drawTemple(ctx, ground);
  repeat(260, (index) => {
    const tree = { x: left + random() * width, y: top + (index / 260) * height, radius: lerp(30, 54, random()) * unit };
    const colour = verdure.leaf(lerp(0.35, 0.8, random()));
    if (Math.hypot((tree.x - x) / 400, (tree.y - y) / 290) < unit) return;
    dropShadow(ctx, ground, [tree.x, tree.y, tree.radius * 0.9]);
    drawCrown(ctx, ground, { ...tree, colour });
  });
}
