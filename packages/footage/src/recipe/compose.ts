import type { Canvas, Context2d } from '@kinora/drawing';

import { createLayerPainter } from '../photo/draw-layers.ts';
import type { Point } from '../photo/pose.ts';
import { createSurface } from '../photo/surface.ts';
import { moveBack, moveForward } from './motion.ts';
import { makeSurroundings } from './stand-back.ts';
import type { Layers, Spot, PictureStudio } from './studio.ts';

/** How far apart the places are that tell a spot's turn and size. */
const PROBE = 0.01;

/** Where the subject is in a frame whose layers are arranged. */
export function spotOf(
  { width, height, first }: PictureStudio,
  { view, motion }: Pick<Layers, 'motion' | 'view'>,
): Spot {
  const place = ({ x, y }: Point): Point => {
    const point = { x, y };
    moveForward(motion, point);
    view.toFrame(point, first.frontDepth);
    return { x: width / 2 + point.x * height, y: (point.y + 0.5) * height };
  };
  return {
    place,
    enter: (ctx, point) => {
      const at = place(point);
      const right = place({ x: point.x + PROBE, y: point.y });
      const down = place({ x: point.x, y: point.y + PROBE });
      ctx.transform(
        (right.x - at.x) / PROBE,
        (right.y - at.y) / PROBE,
        (down.x - at.x) / PROBE,
        (down.y - at.y) / PROBE,
        at.x,
        at.y,
      );
    },
  };
}

function layWhole(ctx: Context2d, canvas: Canvas): void {
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(canvas, 0, 0);
  ctx.imageSmoothingEnabled = true;
}

function isolated(ctx: Context2d, paint: () => void): void {
  ctx.save();
  paint();
  ctx.restore();
}

/** Draws layers as a frame: background, what is behind, the subject, what is before. */
export function makeComposer(studio: PictureStudio): (ctx: Context2d, layers: Layers) => void {
  const { environment, width, height, first } = studio;
  const painter = createLayerPainter(first);
  const back = createSurface(environment, width, height);
  const front = createSurface(environment, width, height);
  const surround = makeSurroundings(studio);
  const drawBack = (ctx: Context2d, layers: Layers, spot: Spot) => {
    if (layers.backdrop) return layers.backdrop(ctx, spot);
    painter.drawBack(back.target, layers.view, layers.backBends);
    for (const paint of layers.backPixels) paint(back.target);
    if (layers.isBack) surround(ctx, back.canvas(), layers.view);
    else back.put(ctx);
  };
  const drawFront = (ctx: Context2d, layers: Layers, spot: Spot) => {
    if (!first.front) return;
    front.clear();
    painter.drawFront(front.target, layers.view, [(point) => moveBack(layers.motion, point), ...layers.frontBends]);
    for (const paint of layers.frontPixels) paint(front.target);
    const canvas = front.canvas();
    for (const paint of layers.under) paint(ctx, canvas, spot);
    if (layers.drawSubject) layers.drawSubject(ctx, canvas, spot);
    else layWhole(ctx, canvas);
  };
  return (ctx, layers) => {
    const spot = layers.spot();
    isolated(ctx, () => drawBack(ctx, layers, spot));
    for (const paint of layers.behind) isolated(ctx, () => paint(ctx, spot));
    isolated(ctx, () => drawFront(ctx, layers, spot));
    for (const paint of layers.before) isolated(ctx, () => paint(ctx, spot));
  };
}
