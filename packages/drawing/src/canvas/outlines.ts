import { TAU } from '../numbers/math.ts';
import type { Context2d } from './canvas.ts';

/** Points in one flat row: x0, y0, x1, y1 ... */
export type Points = readonly number[];
type Fill = Context2d['fillStyle'];
/** Centre x and y, radius x, radius y (same when left out), rotation in radians. */
export type Disc = readonly [x: number, y: number, radiusX: number, radiusY?: number, rotation?: number];
/** Left, top, width, height, corner radius. */
export type Panel = readonly [x: number, y: number, width: number, height: number, radius?: number];

export interface Pen {
  colour: Context2d['strokeStyle'];
  width: number;
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
}

interface Walk {
  points: Points;
  closed: boolean;
}

/** The nth point; beyond the ends it wraps (closed) or stays at the last one (open). */
function anchor({ points, closed }: Walk, index: number): [number, number] {
  const count = points.length / 2;
  const at = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
  return [points[at * 2] ?? 0, points[at * 2 + 1] ?? 0];
}

/** Leaves a smooth (Catmull-Rom) path through the points on the context. */
export function curve(ctx: Context2d, points: Points, ends: 'closed' | 'open' = 'closed'): void {
  const walk = { points, closed: ends === 'closed' };
  const count = points.length / 2;
  ctx.beginPath();
  ctx.moveTo(...anchor(walk, 0));
  for (let i = 0; i < (walk.closed ? count : count - 1); i++) {
    const [beforeX, beforeY] = anchor(walk, i - 1);
    const [fromX, fromY] = anchor(walk, i);
    const [x, y] = anchor(walk, i + 1);
    const [afterX, afterY] = anchor(walk, i + 2);
    const leaveX = fromX + (x - beforeX) / 6;
    const leaveY = fromY + (y - beforeY) / 6;
    ctx.bezierCurveTo(leaveX, leaveY, x - (afterX - fromX) / 6, y - (afterY - fromY) / 6, x, y);
  }
  if (walk.closed) ctx.closePath();
}

/** Adds straight segments through the points to the path on the context. */
export function trace(ctx: Context2d, points: Points): void {
  for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
}

/** Adds something closed to the path on the context. */
export type Outline = (ctx: Context2d) => void;

/** Straight sides through the points. */
export function ring([x = 0, y = 0, ...rest]: Points): Outline {
  return (ctx) => {
    ctx.moveTo(x, y);
    trace(ctx, rest);
    ctx.closePath();
  };
}

/** Paints only inside an outline. */
export function within(ctx: Context2d, outline: Outline, paint: () => void): void {
  ctx.save();
  ctx.beginPath();
  outline(ctx);
  ctx.clip();
  paint();
  ctx.restore();
}

export function blob(ctx: Context2d, paint: Fill, points: Points): void {
  ctx.fillStyle = paint;
  curve(ctx, points);
  ctx.fill();
}

export function polygon(ctx: Context2d, paint: Fill, points: Points): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  trace(ctx, points);
  ctx.closePath();
  ctx.fill();
}

export function disc(ctx: Context2d, paint: Fill, [x, y, radiusX, radiusY = radiusX, rotation = 0]: Disc): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.ellipse(x, y, Math.abs(radiusX), Math.abs(radiusY), rotation, 0, TAU);
  ctx.fill();
}

export function panel(ctx: Context2d, paint: Fill, [x, y, width, height, radius = 0]: Panel): void {
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}

function take(ctx: Context2d, { colour, width }: Pen): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
}

/** Smooth stroke through the points. */
export function stroke(ctx: Context2d, pen: Pen, points: Points): void {
  take(ctx, pen);
  curve(ctx, points, 'open');
  ctx.stroke();
}

/** Straight strokes through the points. */
export function line(ctx: Context2d, pen: Pen, points: Points): void {
  take(ctx, pen);
  ctx.beginPath();
  trace(ctx, points);
  ctx.stroke();
}

/** The same outline elsewhere: scaled about its origin, then moved. */
export function placed(points: Points, { x = 0, y = 0, scale = 1 }: Placement): number[] {
  return points.map((value, index) => value * scale + (index % 2 === 0 ? x : y));
}

/** The outline after each number went `amount` times along its own move. */
export function moved(points: Points, moves: Points, amount: number): number[] {
  return points.map((value, index) => value + (moves[index] ?? 0) * amount);
}
