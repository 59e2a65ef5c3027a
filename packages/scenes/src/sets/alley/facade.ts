import { mix, rgba, line, polygon, lerp, pick, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { NEON } from './neon.data.ts';
import type { Perspective } from './perspective.ts';
import { paintSignLight, type Sign } from './sign.ts';

/** One row of houses on one side, a trapezium that runs to the vanishing point. */
export interface Facade {
  readonly perspective: Perspective;
  /** -1 left, 1 right. */
  readonly side: -1 | 1;
  /** Its near and far end. */
  readonly near: number;
  readonly far: number;
  /** 0 far to 1 near. */
  readonly depth: number;
}

const LAMPS = ['#ffcf8a', '#ffe2b0', '#8fd8ff', '#ff9ac8'];
const ROWS = 10;
const COLUMNS = 4;

function paintWall(ctx: Context2d, { perspective, near, far, depth }: Facade): void {
  const paint = ctx.createLinearGradient(far, 0, near, 0);
  paint.addColorStop(0, mix('#7a3a9a', '#1b1246', depth));
  paint.addColorStop(1, mix('#2a1b5e', '#0a0820', depth));
  const upper = [far, perspective.eaveAt(far), near, perspective.eaveAt(near)];
  polygon(ctx, paint, [...upper, near, perspective.footAt(near), far, perspective.footAt(far)]);
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A window: lit with a bar in it, or dark; some have a ledge. */
function paintWindow(ctx: Context2d, { random, unit }: Stage, { facade, cell }: { facade: Facade; cell: Cell }): void {
  const { perspective, near, far } = facade;
  const left = lerp(far, near, ((cell.column + 0.18) / COLUMNS) ** 1.3);
  const right = lerp(far, near, ((cell.column + 0.78) / COLUMNS) ** 1.3);
  const at = (x: number, down: number) => lerp(perspective.eaveAt(x), perspective.footAt(x), down);
  const [top, bottom] = [(cell.row + 0.2) / 11, (cell.row + 0.72) / 11];
  const lit = random() < 0.42;
  const [lamp, light, ledge] = [pick(LAMPS, random() * LAMPS.length), random(), random()];
  const pane = [left, at(left, top), right, at(right, top), right, at(right, bottom), left, at(left, bottom)];
  polygon(ctx, lit ? rgba(lamp, 0.45 + 0.45 * light) : 'rgba(8,6,28,.7)', pane);
  if (lit) {
    const middle = (left + right) / 2;
    const bar = { colour: 'rgba(10,6,30,.6)', width: 2 * unit };
    line(ctx, bar, [middle, at(middle, top), middle, at(middle, bottom)]);
  }
  if (ledge >= 0.16) return;
  ctx.fillStyle = '#140f33';
  ctx.fillRect(left, at(left, bottom), right - left, 12 * unit);
}

/** Light from the shops at street level. */
function paintShopLight(ctx: Context2d, stage: Stage, { perspective, near, far }: Facade): void {
  const x = (near + far) / 2;
  const light = { x, y: perspective.footAt(x) - 40 * stage.unit, rx: Math.abs(near - far) * 0.6, ry: 110 * stage.unit };
  glowAt(ctx, stage, { colour: '#ffb36b', ...light, alpha: 0.65 });
}

function hangSigns(ctx: Context2d, stage: Stage, { perspective, side, near, far }: Facade): readonly Sign[] {
  const { frame, height: h, random, unit, width } = stage;
  return [0, 1, 2, 3].map((i) => {
    const x = lerp(far, near, (i + 0.4 + 0.4 * random()) / 4) - side * 6 * unit;
    const closeness = Math.abs(x - perspective.x) / (width * 0.5);
    const tall = h * (0.13 + 0.13 * random()) * (0.35 + closeness) * (frame.wide ? 1.5 : 0.9);
    const wide = tall * (0.24 + 0.1 * random());
    const y = lerp(perspective.eaveAt(x), perspective.footAt(x), 0.32 + 0.34 * random());
    const colour = stage.tone(pick(NEON, random() * NEON.length));
    const sign = { x: x - side * wide * 0.5, y, width: wide, height: tall, colour };
    paintSignLight(ctx, stage, sign);
    return sign;
  });
}

/** Paints a row of houses and the light of its signs; tells where these hang. */
export function paintFacade(ctx: Context2d, stage: Stage, facade: Facade): readonly Sign[] {
  paintWall(ctx, facade);
  ctx.save();
  ctx.clip();
  repeat(ROWS * COLUMNS, (i) => {
    paintWindow(ctx, stage, { facade, cell: { row: Math.floor(i / COLUMNS), column: i % COLUMNS } });
  });
  paintShopLight(ctx, stage, facade);
  ctx.restore();
  return hangSigns(ctx, stage, facade);
}
