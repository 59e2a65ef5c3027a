import { mix, rgba, polygon, createNoise, fractalNoise, type Context2d, verticalGradient } from '@kinora/drawing';

import { pine } from '../../land/pine.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import type { Rock } from './stone.ts';
import { paintTower } from './tower.ts';
import { TOWERS } from './towers.data.ts';

/** Half the width of the crag in castle units. */
const REACH = 470;

/** How far the crag has fallen at a distance from its middle (0) to its edge (1). */
function fallAt({ top, horizon }: Rock, unit: number, distance: number): number {
  return Math.max(0, (distance - 0.3) / 0.7) ** 1.25 * (horizon + 90 * unit - top);
}

function cragOf({ seed, unit }: Stage, rock: Rock): number[] {
  const noise = createNoise(seed ^ 5);
  const { x, top, scale: k, horizon } = rock;
  const edge = Array.from({ length: 45 }, (_, i) => {
    const t = (i / 44) * 2 - 1;
    const rough = Math.abs(t) < 0.3 ? 0 : fractalNoise(noise, i * 0.6, { octaves: 3 }) - 0.45;
    return [x + t * REACH * k, top + 30 * k + fallAt(rock, unit, Math.abs(t)) + rough * 70 * k];
  });
  return [...edge.flat(), x + REACH * k, horizon + 200 * unit, x - REACH * k, horizon + 200 * unit];
}

function paintFacets(ctx: Context2d, { palette, random }: Stage, { x, top, scale: k }: Rock): void {
  repeat(22, (i) => {
    const t = (random() - 0.5) * 2;
    const px = x + t * 400 * k;
    const py = top + 50 * k + Math.abs(t) * 260 * k + random() * 120 * k;
    const s = (30 + 70 * random()) * k;
    const paint = i % 2 === 1 ? rgba(palette.glow, 0.09) : rgba(palette.ink, 0.2);
    polygon(ctx, paint, [px, py - s, px + s * 0.5, py, px + s * 0.1, py + s * 1.4, px - s * 0.4, py + s * 0.4]);
  });
}

/** The road that winds down from the gate. */
function paintRoad(ctx: Context2d, { palette }: Stage, { x, top, scale: k }: Rock): void {
  ctx.strokeStyle = rgba(mix(palette.glow, '#e8d0a0', 0.5), 0.3);
  ctx.lineWidth = 7 * k;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x + 6 * k, top + 40 * k);
  ctx.bezierCurveTo(x + 150 * k, top + 100 * k, x - 210 * k, top + 130 * k, x - 60 * k, top + 200 * k);
  ctx.bezierCurveTo(x + 110 * k, top + 260 * k, x + 300 * k, top + 270 * k, x + 190 * k, top + 400 * k);
  ctx.stroke();
}

function paintCrag(ctx: Context2d, stage: Stage, rock: Rock): void {
  const { palette, unit } = stage;
  const stops = [mix(rock.lit, palette.ramp[3], 0.25), rock.dark, mix(rock.dark, palette.mist, 0.45)];
  const paint = verticalGradient(ctx, [rock.top, rock.horizon + 60 * unit], stops);
  polygon(ctx, paint, cragOf(stage, rock));
  ctx.save();
  ctx.clip();
  paintFacets(ctx, stage, rock);
  paintRoad(ctx, stage, rock);
  ctx.restore();
}

function paintGate(ctx: Context2d, { x, top, scale: k }: Rock): Spot {
  const y = top + 40 * k;
  ctx.fillStyle = '#ffcf7a';
  ctx.beginPath();
  ctx.roundRect(x - 13 * k, y - 6 * k, 26 * k, 36 * k, [13 * k, 13 * k, 0, 0]);
  ctx.fill();
  ctx.strokeStyle = '#2a1420';
  ctx.lineWidth = 2 * k;
  [-7, 0, 7].forEach((bar) => {
    ctx.beginPath();
    ctx.moveTo(x + bar * k, y - 6 * k);
    ctx.lineTo(x + bar * k, y + 30 * k);
    ctx.stroke();
  });
  return { x, y: y + 10 * k, size: 18 * k };
}

function paintSlopePines(ctx: Context2d, strip: Strip, rock: Rock): void {
  const { palette, random, unit } = strip.stage;
  const colour = mix(palette.ramp[3], palette.ramp[2], 0.3);
  strip.scatter(40, 30 * unit, (x) => {
    const distance = Math.abs(x - rock.x) / (REACH * rock.scale);
    const tree = { height: (26 + 26 * random()) * unit, seed: random() * 9 };
    if (distance <= 0.45 || distance >= 0.98) return;
    pine(ctx, { x, y: rock.top + 44 * rock.scale + fallAt(rock, unit, distance), colour, unit, ...tree });
  });
}

/** The castle on its crag, and its windows flickering. */
export function addKeep(stage: Stage, rock: Rock): void {
  const lights: Spot[] = [];
  stage.strip({ parallax: 0.3, top: rock.top - 330 * rock.scale }, (ctx, strip) => {
    paintCrag(ctx, stage, rock);
    TOWERS.forEach((tower) => lights.push(...paintTower(ctx, stage, { rock, tower })));
    lights.push(paintGate(ctx, rock));
    paintSlopePines(ctx, strip, rock);
  });
  stage.live(0.3, (ctx, time) => {
    lights.forEach(({ x, y, size }, i) => {
      const rx = size * (4.4 + 0.5 * Math.sin(time * 5 + i * 2));
      glowAt(ctx, stage, { colour: '#ffb85c', x, y, rx, alpha: 0.6 });
    });
  });
}
