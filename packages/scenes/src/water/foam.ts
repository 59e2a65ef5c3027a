import type { Context2d } from '@kinora/drawing';

type Points = readonly (readonly [x: number, y: number])[];
export interface FoamOptions {
  readonly foam: number;
  readonly seed: number;
  readonly unit: number;
}

/** A fixed number from 0 to 1 for each place along the crest. */
function grainAt(index: number, seed: number): number {
  return Math.abs((Math.sin(index * 12.9898 + seed) * 43758.5453) % 1);
}

function isCrest(points: Points, index: number, slack: number): boolean {
  const y = points[index]?.[1] ?? 0;
  return y < (points[index - 2]?.[1] ?? 0) + slack && y < (points[index + 2]?.[1] ?? 0) + slack;
}

function drawCap(ctx: Context2d, points: Points, { index, grain, foam, unit }: FoamOptions & Place): void {
  const [left, middle, right] = [points[index - 2], points[index], points[index + 2]];
  if (!left || !middle || !right) return;
  ctx.strokeStyle = `rgba(238,248,250,${0.6 * foam * grain})`;
  ctx.lineWidth = (2 + 4 * grain) * unit * foam;
  ctx.beginPath();
  ctx.moveTo(left[0], left[1] + 2 * unit);
  ctx.quadraticCurveTo(middle[0], middle[1] + unit, right[0] - 12 * unit * (1 - grain), right[1] + 2 * unit);
  ctx.stroke();
}

interface Place {
  readonly index: number;
  readonly grain: number;
}

function traceStreak(ctx: Context2d, [x, y]: readonly [number, number], { grain, unit }: FoamOptions & Place): void {
  const drop = (12 + 50 * grain) * unit;
  ctx.moveTo(x, y + drop * 0.5);
  ctx.quadraticCurveTo(x + 18 * unit, y + drop * 0.8, x + (30 + 22 * grain) * unit, y + drop);
}

/** White caps where the crest is steep, and streaks sliding down the face. */
export function drawFoam(ctx: Context2d, points: Points, options: FoamOptions): void {
  const { foam, seed, unit } = options;
  const inner = points.map((point, index) => ({ point, index, grain: grainAt(index, seed) })).slice(2, -2);
  ctx.lineCap = 'round';
  for (const { index, grain } of inner) {
    if (grain > 0.25 && isCrest(points, index, 2 * unit)) drawCap(ctx, points, { index, grain, ...options });
  }
  ctx.strokeStyle = `rgba(225,240,248,${0.2 * foam})`;
  ctx.lineWidth = 1.7 * unit;
  ctx.beginPath();
  for (const { point, index, grain } of inner) {
    if (grain > 0.45 && index % 2 === 1) traceStreak(ctx, point, { index, grain, ...options });
  }
  ctx.stroke();
}
