import { mix, rgba, shade, clamp, smoothStep, type Context2d } from '@kinora/drawing';

import type { Anchors } from '../../photo/anchors.ts';
import { EYES_ABOVE } from '../../photo/face-head.ts';
import { FACEWEAR } from '../art/facewear.ts';
import { HEADWEAR } from '../art/headwear.ts';
import { WINGS } from '../art/wings.ts';
import { roomAbove } from '../fit-into.ts';
import { combine, moveForward, type Motion } from '../motion.ts';
import { stepBackFor, viewFromBack } from '../stand-back.ts';
import type { LayerPaint, MakeOperation, Studio } from '../studio.ts';

/** Grows with a little overshoot. */
const popped = (progress: number) => {
  const share = smoothStep(0, 0.16, progress);
  return share * (1 + 0.25 * Math.sin(share * Math.PI));
};

function wingsPaint({ anchors }: Studio, item: string, colour: string) {
  const wing = WINGS[item];
  const { shoulders, box } = anchors;
  const span = Math.min(0.62, Math.max((box.bottom - box.top) * 0.62, (box.right - box.left) * 0.8));
  const flutter = item === 'butterfly-wings' ? 7 : 3.4;
  return (time: number, progress: number): LayerPaint =>
    (ctx, spot) => {
      for (const side of [-1, 1]) {
        ctx.save();
        spot.enter(ctx, { x: shoulders.x + side * shoulders.reach * 0.25, y: shoulders.y + 0.01 });
        const open = 0.74 + 0.26 * Math.sin(time * flutter);
        ctx.scale(side * span * popped(progress) * open, span * popped(progress));
        ctx.rotate(-0.12 + 0.2 * Math.sin(time * flutter + 0.6));
        wing?.(ctx, colour, time);
        ctx.restore();
      }
    };
}

/** A cape that blows out behind the shoulders. */
function paintCape(
  ctx: Context2d,
  { colour, time, wide, long }: { colour: string; time: number; wide: number; long: number },
): void {
  const folds = 7;
  const edge = (share: number) => {
    const wave = Math.sin(time * 5 - share * 9) * 0.05 + Math.sin(time * 3.1 + share * 5) * 0.04;
    return {
      x: (share - 0.42) * wide * 2.6 + wave * 0.6 - 0.12 * Math.sin(time * 1.4),
      y: long * (0.95 + 0.1 * Math.sin(share * 7 + time * 4)),
    };
  };
  for (let fold = 0; fold < folds; fold++) {
    const from = fold / folds;
    const to = (fold + 1) / folds;
    const [left, right] = [edge(from), edge(to)];
    const light = 0.5 + 0.5 * Math.sin(fold * 2.1 + time * 4);
    ctx.fillStyle = mix(shade(colour, -0.16), mix(colour, '#ffffff', 0.14), light);
    ctx.beginPath();
    ctx.moveTo((from - 0.5) * wide * 1.5, 0);
    ctx.bezierCurveTo((from - 0.5) * wide * 2, long * 0.4, left.x, left.y * 0.6, left.x, left.y);
    ctx.lineTo(right.x + 0.004, right.y);
    ctx.bezierCurveTo(right.x, right.y * 0.6, (to - 0.5) * wide * 2, long * 0.4, (to - 0.5) * wide * 1.5 + 0.004, 0);
    ctx.closePath();
    ctx.fill();
  }
  ctx.fillStyle = rgba('#ffe08a', 0.95);
  ctx.fillRect(-wide * 0.76, -0.012, wide * 1.52, 0.024);
}

function capePaint({ anchors }: Studio, colour: string) {
  const { shoulders, box } = anchors;
  const long = Math.max(0.24, (box.bottom - shoulders.y) * 0.86);
  return (time: number): LayerPaint =>
    (ctx, spot) => {
      spot.enter(ctx, { x: shoulders.x, y: shoulders.y - 0.01 });
      paintCape(ctx, { colour, time, wide: Math.max(0.09, shoulders.reach), long });
    };
}

/** How far above its place something worn still is, and how much of it is seen. */
const arriving = (progress: number) => ({
  drop: (1 - smoothStep(0, 0.14, progress)) * 1.4,
  alpha: smoothStep(0, 0.08, progress),
});

/** On the head, above the brows where a face is seen. */
function headwearPaint({ anchors: { head, face } }: Studio, item: string, colour: string) {
  const wear = HEADWEAR[item];
  return (time: number, progress: number): LayerPaint =>
    (ctx, spot) => {
      const { drop, alpha } = arriving(progress);
      spot.enter(ctx, head);
      ctx.rotate(head.turn);
      ctx.scale(head.radius, head.radius);
      ctx.translate(0, -drop - (face ? EYES_ABOVE : 0));
      ctx.globalAlpha = alpha;
      wear?.(ctx, colour, time);
    };
}

/** A head that fills more than this of a subject is all of it, and has its eyes and nose at these shares of the height. */
const ALL_HEAD = 1 / 3.4;
const SHARES = { eyes: 0.36, nose: 0.66 } as const;

/** Where something without a face that can be seen has its eyes and its nose. */
function usualPlace({ head, box }: Anchors, at: 'eyes' | 'nose', [below, size]: readonly [number, number]) {
  const height = box.bottom - box.top;
  const even = { front: 1, turn: 0 };
  if (head.radius < height * ALL_HEAD) {
    return { ...even, place: { x: head.x, y: head.y + below * head.radius }, span: head.radius * size };
  }
  const place = { x: (head.x + (box.left + box.right) / 2) / 2, y: box.top + height * SHARES[at] };
  return { ...even, place, span: head.radius * size * 1.25 };
}

/** On the eyes or the nose of a face, as wide as it shows; where none is seen, where a head usually has them. */
function facewearPaint({ anchors }: Studio, item: string) {
  const { head, face } = anchors;
  const worn = FACEWEAR[item];
  if (!worn) return null;
  const { at, paint } = worn;
  const usual = usualPlace(anchors, at, worn.usual);
  const { place, span, front, turn } = face ? { ...face, place: face[at] } : usual;
  // Round things stay round on a face that looks aside.
  const wide = at === 'eyes' ? clamp(front, 0.6, 1.1) : 1;
  return (progress: number): LayerPaint =>
    (ctx, spot) => {
      const { drop, alpha } = arriving(progress);
      spot.enter(ctx, place);
      ctx.rotate(turn);
      ctx.translate(0, -drop * head.radius);
      ctx.scale(span * wide, span);
      ctx.globalAlpha = alpha;
      paint(ctx);
    };
}

/** How far headwear rises over the middle of a head, in its radii. */
const RISES: Readonly<Record<string, number>> = { sunglasses: 1, 'flower-wreath': 1.3 };
const USUAL_RISE = 2.3;
/** A subject whose headwear would not fit into the frame stands a little smaller, wherever it already was moved to. */
function roomFor({ anchors }: Studio, item: string, motion: Motion): Motion {
  const { head, box } = anchors;
  const top = { x: head.x, y: head.y - head.radius * (RISES[item] ?? USUAL_RISE) };
  const foot = { x: head.x, y: box.bottom };
  moveForward(motion, top);
  moveForward(motion, foot);
  return roomAbove(foot, top.y);
}

/** Fastens wings, a cape or headwear to the subject. */
export const wear: MakeOperation = (studio, values) => {
  const item = values.text('item');
  const colour = values.text('colour');
  if (WINGS[item]) {
    const paint = wingsPaint(studio, item, colour);
    return { arrange: (layers, { time, progress }) => void layers.behind.push(paint(time, progress)) };
  }
  if (item === 'cape') {
    const paint = capePaint(studio, colour);
    return { arrange: (layers, { time }) => void layers.behind.push(paint(time)) };
  }
  const onHead = headwearPaint(studio, item, colour);
  const onFace = facewearPaint(studio, item);
  const { head } = studio.anchors;
  const back = stepBackFor(studio, head.y - head.radius * (RISES[item] ?? USUAL_RISE));
  return {
    arrange: (layers, { time, progress }) => {
      if (!layers.backdrop && back) {
        layers.view = viewFromBack(layers.view, back);
        layers.isBack = true;
      }
      // Where the picture's own background shows, the place it left would show too.
      if (layers.backdrop) layers.motion = combine(layers.motion, roomFor(studio, item, layers.motion));
      layers.before.push(onHead(time, progress));
      if (onFace) layers.before.push(onFace(progress));
    },
  };
};
