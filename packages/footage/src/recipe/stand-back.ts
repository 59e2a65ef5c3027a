import { clamp, contextOf, type Canvas, type Context2d, type PaintEnv } from '@kinora/drawing';

import type { Anchors } from '../photo/anchors.ts';
import type { Point, View } from '../photo/pose.ts';
import type { PreparedPicture } from '../photo/prepare-picture.ts';
import { paintRaster } from '../photo/raster.ts';
import type { PictureStudio } from './studio.ts';

/** A view from farther off: the picture shows smaller, on the same lower edge. */
export interface StepBack {
  readonly scale: number;
  /** The column of the picture that comes to the middle of the frame. */
  readonly middle: number;
}

/** Highest and lowest place, and share of the width, that what the frame is about may take. */
const [TOP, BOTTOM, ACROSS] = [-0.48, 0.5, 0.98];
/** No smaller than this, or it is too little to look at. */
const SMALLEST = 0.5;

/** What must be seen: all of a thing, the head of people, and what is worn up to `top`. */
function spanOf({ box, head }: Anchors, isPerson: boolean): readonly [left: number, right: number] {
  return isPerson ? [head.x - head.radius * 1.4, head.x + head.radius * 1.4] : [box.left, box.right];
}

/** How far to step back so that the frame holds a subject that reaches up to `top`; `null` where it already does. */
export function stepBackFor({ anchors, first, width, height }: PictureStudio, top: number): StepBack | null {
  const aspect = width / height;
  const [left, right] = spanOf(anchors, first.isPerson);
  const high = (BOTTOM - TOP) / (BOTTOM - Math.min(top, TOP));
  const wide = Math.max(right, aspect / 2) - Math.min(left, -aspect / 2);
  const scale = clamp(
    Math.min(high, right - left > aspect ? (aspect * ACROSS) / (right - left) : aspect / wide),
    SMALLEST,
    1,
  );
  if (scale > 0.985) return null;
  // As much of the picture as there is fills the frame.
  const half = aspect / 2 / scale;
  const { extent } = first;
  const reach = [extent.left + half, extent.left + extent.width - half] as const;
  const middle = reach[0] < reach[1] ? clamp((left + right) / 2, ...reach) : (reach[0] + reach[1]) / 2;
  return { scale, middle: Math.abs(middle) < 0.001 ? 0 : middle };
}

/** The same view from farther off. */
export function viewFromBack(view: View, { scale, middle }: StepBack): View {
  return {
    toPicture: (point, depth) => {
      point.x = point.x / scale + middle;
      point.y = BOTTOM + (point.y - BOTTOM) / scale;
      view.toPicture(point, depth);
    },
    toFrame: (point, depth) => {
      view.toFrame(point, depth);
      point.x = (point.x - middle) * scale;
      point.y = BOTTOM + (point.y - BOTTOM) * scale;
    },
    scaleAt: (depth) => view.scaleAt(depth) * scale,
  };
}

/** Sides of the pictures through which a small one becomes a soft large one. */
const SOFT_SIDES = [12, 36, 108] as const;

/** The picture as soft colours over the whole frame. */
function softPicture(environment: PaintEnv, { back, width, height }: PreparedPicture): Canvas {
  const start = paintRaster(environment, back);
  return [
    ...SOFT_SIDES.map((side) => [side, Math.max(2, Math.round((side * height) / width))] as const),
    [width, height] as const,
  ].reduce((from, [across, down]) => {
    const made = environment.canvas(across, down);
    const ctx = contextOf(made);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(from, 0, 0, across, down);
    return made;
  }, start);
}

/** Over how much of the frame the picture's edge fades, in frame heights. */
const FADE = 0.07;

interface Edge {
  /** From where, fully gone, to where, fully there. */
  readonly from: Point;
  readonly to: Point;
}

/** Fades a picture out towards an edge; all beyond it goes. */
function fadeEdge(ctx: Context2d, { from, to }: Edge): void {
  const gradient = ctx.createLinearGradient(from.x, from.y, to.x, to.y);
  gradient.addColorStop(0, 'rgba(0, 0, 0, 1)');
  gradient.addColorStop(1, 'rgba(0, 0, 0, 0)');
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
}

/** Paints the picture as it shows in the frame over its own soft colours, which go on where it ends. */
export function makeSurroundings({ environment, first, width, height }: PictureStudio) {
  let soft: Canvas | null = null;
  const cut = environment.canvas(width, height);
  const cutContext = contextOf(cut);
  const { extent } = first;
  return (ctx: Context2d, picture: Canvas, view: View): void => {
    soft ??= softPicture(environment, first);
    ctx.drawImage(soft, 0, 0);
    cutContext.globalCompositeOperation = 'copy';
    cutContext.drawImage(picture, 0, 0);
    cutContext.globalCompositeOperation = 'destination-out';
    const near = { x: extent.left, y: extent.top };
    const far = { x: extent.left + extent.width, y: extent.top };
    for (const point of [near, far]) view.toFrame(point, 0);
    const left = width / 2 + near.x * height;
    const right = width / 2 + far.x * height;
    const top = (Math.max(near.y, far.y) + 0.5) * height;
    const fade = FADE * height;
    if (top > 0) fadeEdge(cutContext, { from: { x: 0, y: top }, to: { x: 0, y: top + fade } });
    if (left > 0) fadeEdge(cutContext, { from: { x: left, y: 0 }, to: { x: left + fade, y: 0 } });
    if (right < width) fadeEdge(cutContext, { from: { x: right, y: 0 }, to: { x: right - fade, y: 0 } });
    ctx.drawImage(cut, 0, 0);
  };
}
