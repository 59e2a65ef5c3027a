import { lerp, mix, shade, type Context2d } from '@kinora/drawing';

import { repeat } from '../../sets/repeat.ts';
import { drawCrown, drawPalm, dropShadow } from './crown.ts';
import { fillGround, type Ground } from './ground.ts';
import { drawWay, makeWay, type Way } from './way.ts';

/** How far apart crowns are, in units. */
const GAP = 62;

interface Wood {
  readonly way: Way;
  readonly hasPalms: boolean;
}

/** Whether a crown would hide the way, or stand where the hero is. */
function isInTheWay({ stage, unit }: Ground, way: Way, [x, y, radius]: readonly [number, number, number]): boolean {
  const { cast } = stage.plan;
  const { heroX, hero } = stage.frame;
  const isOnWay = Math.abs(way.xAt(y) - x) < way.width * 0.5 + radius * 0.8;
  const isOnHero = cast.length > 0 && Math.hypot(x - heroX, (y - stage.height * 0.54) * 1.25) < hero * 0.9 + 60 * unit;
  return isOnWay || isOnHero;
}

function drawCrowns(ctx: Context2d, ground: Ground, { way, hasPalms }: Wood): void {
  const { left, top, width, height, random, unit, verdure } = ground;
  const gap = GAP * unit;
  repeat(Math.ceil(height / (gap * 0.8)), (row) => {
    repeat(Math.ceil(width / gap), (column) => {
      const x = left + (column + random()) * gap;
      const y = top + (row + random() * 0.7) * gap * 0.8;
      const radius = lerp(30, 52, random()) * unit;
      const colour = verdure.leaf(lerp(0.35, 0.8, random()));
      if (isInTheWay(ground, way, [x, y, radius])) return;
      dropShadow(ctx, ground, [x, y, radius * 0.9]);
      if (hasPalms && random() < 0.3)
        drawPalm(ctx, ground, { x, y, radius: radius * 1.2, colour: mix(colour, verdure.leaf(0.2), 0.4) });
      else drawCrown(ctx, ground, { x, y, radius, colour });
    });
  });
}

/** A forest from above with a road that winds through it. */
export function paintWoods(ctx: Context2d, ground: Ground): void {
  const { verdure, tone } = ground;
  fillGround(ctx, ground, shade(verdure.leaf(0.85), -0.05));
  const way = makeWay(ground, 40);
  drawWay(ctx, ground, { way, colour: verdure.grass(0.6), share: 2.1 });
  drawWay(ctx, ground, { way, colour: tone('#8d8a86') });
  drawWay(ctx, ground, { way, colour: tone('#f4ecd8'), share: 0.08, dash: 1 });
  drawCrowns(ctx, ground, { way, hasPalms: false });
}

/** A jungle from above with a river that winds through it. */
export function paintJungleTop(ctx: Context2d, ground: Ground): void {
  const { verdure, tone } = ground;
  fillGround(ctx, ground, shade(verdure.leaf(0.9), -0.05));
  const way = makeWay(ground, 92);
  drawWay(ctx, ground, { way, colour: tone('#8a7a4c'), share: 1.25 });
  drawWay(ctx, ground, { way, colour: tone('#3f8a8c') });
  drawWay(ctx, ground, { way, colour: tone('#6fb4ac'), share: 0.5 });
  drawWay(ctx, ground, { way, colour: tone('#8fc8bc'), share: 0.06, dash: 1 });
  drawCrowns(ctx, ground, { way, hasPalms: true });
}
