import { mix, polygon, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import { acrossFaces, type Rock, roofFaces } from './stone.ts';
import type { TowerPlan } from './tower-plan.ts';

interface Walls {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function wallsOf({ x, top, scale }: Rock, tower: TowerPlan): Walls {
  const base = top + (40 + tower.base) * scale;
  const width = tower.width * scale;
  return { left: x + tower.x * scale - width / 2, top: base - tower.height * scale, width };
}

function paintPennant(
  ctx: Context2d,
  { scale }: Rock,
  { x, tip, side }: { x: number; tip: number; side: number },
): void {
  ctx.fillRect(x - scale, tip - 16 * scale, 2 * scale, 18 * scale);
  const fly = [x - side * 20 * scale, tip - 11 * scale];
  polygon(ctx, '#c8434a', [x, tip - 16 * scale, ...fly, x, tip - 6 * scale]);
}

function paintRoof(
  ctx: Context2d,
  stage: Stage,
  { rock, walls, height }: { rock: Rock; walls: Walls; height: number },
) {
  const { left, top, width: w } = walls;
  const eave = w * 0.18;
  const tip = top - height;
  const faces = roofFaces(rock, stage.palette.glow);
  ctx.fillStyle = acrossFaces(ctx, rock, { left: left - eave, right: left + w + eave, ...faces });
  ctx.beginPath();
  ctx.moveTo(left - eave, top + 3 * rock.scale);
  ctx.quadraticCurveTo(left + w * 0.4, top - height * 0.35, left + w / 2, tip);
  ctx.quadraticCurveTo(left + w * 0.6, top - height * 0.35, left + w + eave, top + 3 * rock.scale);
  ctx.fill();
  ctx.fillStyle = rock.dark;
  ctx.fillRect(left - eave * 0.6, top, w + eave * 1.2, 5 * rock.scale);
  paintPennant(ctx, rock, { x: left + w / 2, tip, side: stage.frame.side });
}

function paintBattlements(ctx: Context2d, { scale: k }: Rock, { left, top, width }: Walls): void {
  ctx.fillRect(left - 4 * k, top - 2 * k, width + 8 * k, 9 * k);
  repeat(Math.ceil((width / k + 4) / 12), (i) => ctx.fillRect(left + (i * 12 - 4) * k, top - 9 * k, 7 * k, 9 * k));
}

function paintWindows(
  ctx: Context2d,
  { scale: k }: Rock,
  { tower, walls }: { tower: TowerPlan; walls: Walls },
): Spot[] {
  const size = Math.min(6.5, tower.width * 0.11) * k;
  ctx.fillStyle = '#ffd48a';
  return tower.windows.map((share, row) => {
    const x = walls.left + walls.width * share;
    const y = walls.top + (18 + row * 34) * k;
    ctx.beginPath();
    ctx.roundRect(x - size / 2, y, size, size * 2, [size / 2, size / 2, 0, 0]);
    ctx.fill();
    return { x, y: y + size, size };
  });
}

/** Paints a tower and tells where its windows shine. */
export function paintTower(ctx: Context2d, stage: Stage, { rock, tower }: { rock: Rock; tower: TowerPlan }): Spot[] {
  const walls = wallsOf(rock, tower);
  const { left, top, width } = walls;
  const lit = mix(rock.lit, stage.palette.glow, 0.25);
  ctx.fillStyle = acrossFaces(ctx, rock, { left, right: left + width, lit, dark: rock.dark });
  ctx.fillRect(left, top, width, (tower.height + 40) * rock.scale);
  if (tower.roof > 0) paintRoof(ctx, stage, { rock, walls, height: tower.roof * rock.scale });
  else paintBattlements(ctx, rock, walls);
  return paintWindows(ctx, rock, { tower, walls });
}
