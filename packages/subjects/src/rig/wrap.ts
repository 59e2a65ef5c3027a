import { curve, polygon, TAU, type Points, type Context2d } from '@kinora/drawing';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Circle extends Point {
  readonly radius: number;
}

/** A place between two others; share 0 is the first, 1 the second. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const HULL_STEPS = 20;
const turnOf = (from: Point, over: Point, to: Point) =>
  (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x);

function halfHull(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [from, over] = kept.slice(-2);
      if (!from || !over || turnOf(from, over, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The outline of a cloth drawn tight around circles: their convex hull (Andrew's monotone chain), as a flat row. */
export function hullOf(circles: readonly Circle[]): number[] {
  const points = circles.flatMap(({ x, y, radius }) =>
    Array.from({ length: HULL_STEPS }, (_, step) => ({
      x: x + Math.cos((step / HULL_STEPS) * TAU) * radius,
      y: y + Math.sin((step / HULL_STEPS) * TAU) * radius,
    })),
  );
  const sorted = points.toSorted((one, two) => one.x - two.x || one.y - two.y);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())].flatMap(({ x, y }) => [x, y]);
}

/** The outline of two circles and what lies between them. */
function capsule(ctx: Context2d, one: Circle, two: Circle): void {
  const length = Math.hypot(two.x - one.x, two.y - one.y);
  const [large, small] = one.radius > two.radius ? [one, two] : [two, one];
  ctx.beginPath();
  if (length <= large.radius - small.radius) return ctx.arc(large.x, large.y, large.radius, 0, TAU);
  const along = Math.atan2(two.y - one.y, two.x - one.x);
  const open = Math.acos((one.radius - two.radius) / length);
  ctx.arc(one.x, one.y, one.radius, along + open, along - open + TAU);
  ctx.arc(two.x, two.y, two.radius, along - open, along + open);
  ctx.closePath();
}

/** Fills the hull of circles: two make a tapered limb, more a skirt. */
export function wrap(ctx: Context2d, paint: Context2d['fillStyle'], circles: readonly Circle[]): void {
  const [one, two, ...more] = circles;
  if (!one || !two || more.length > 0) return polygon(ctx, paint, hullOf(circles));
  ctx.fillStyle = paint;
  capsule(ctx, one, two);
  ctx.fill();
}

/** Runs a drawing cut to a smooth outline. */
export function inside(ctx: Context2d, outline: Points, draw: () => void): void {
  ctx.save();
  curve(ctx, outline);
  ctx.clip();
  draw();
  ctx.restore();
}
