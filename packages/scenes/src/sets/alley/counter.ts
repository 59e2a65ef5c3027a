import { pick, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { NEON } from './neon.data.ts';

function paintBoard(ctx: Context2d, { left, width, stage }: Strip, top: number): void {
  const { height, random, unit } = stage;
  ctx.fillStyle = verticalGradient(ctx, [top, top + 70 * unit], ['#c9744f', '#7a3a3a', '#3a1c34']);
  ctx.fillRect(left, top, width, 70 * unit);
  ctx.fillStyle = verticalGradient(ctx, [top + 66 * unit, height], ['#2a1230', '#0c0718']);
  ctx.fillRect(left, top + 64 * unit, width, height);
  ctx.fillStyle = 'rgba(255,205,160,.75)';
  ctx.fillRect(left, top, width, 2.5 * unit);
  repeat(50, () => {
    ctx.fillStyle = `rgba(40,10,20,${0.1 + 0.15 * random()})`;
    const [x, y] = [left + random() * width, top + random() * 62 * unit];
    ctx.fillRect(x, y, (60 + 220 * random()) * unit, 1.5 * unit);
  });
}

/** Neon in the lacquer, and the planks below. */
function paintSheen(ctx: Context2d, { left, width, stage }: Strip, top: number): void {
  const { height, random, unit } = stage;
  repeat(14, (i) => {
    const light = { x: left + width * random(), y: top + 30 * unit, rx: (60 + 90 * random()) * unit, ry: 26 * unit };
    glowAt(ctx, stage, { colour: pick(NEON, i), ...light, alpha: 0.4 });
  });
  ctx.fillStyle = '#10081c';
  repeat(9, (i) => ctx.fillRect(left + (i * width) / 9, top + 84 * unit, 3 * unit, height));
  ctx.fillStyle = 'rgba(255,150,120,.2)';
  ctx.fillRect(left, top + 70 * unit, width, 2 * unit);
}

/** A worn counter for what is served on it. */
export function addCounter(stage: Stage): void {
  const { frame, unit } = stage;
  const top = frame.ground - 30 * unit;
  stage.strip({ parallax: 1, top: top - 10 * unit }, (ctx, strip) => {
    paintBoard(ctx, strip, top);
    paintSheen(ctx, strip, top);
  });
}
