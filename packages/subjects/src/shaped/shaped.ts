import type { Looks, ShapedThing } from '../rig/looks.ts';
import type { Rig } from '../rig/rig.ts';
import { watchEyes, type DrawnEye } from '../rig/watched-eyes.ts';
import {
  drawBasket,
  drawBoard,
  drawCabin,
  drawChart,
  drawFoil,
  drawFoot,
  drawGores,
  drawIcing,
  drawLight,
  drawPlate,
  drawString,
  drawWheels,
  type Silhouette,
} from './shape-parts.ts';

type Painter = (ctx: Parameters<Rig['draw']>[0], silhouette: Silhouette) => void;

/** How something is drawn that has the shape of another: how wide and high that is, how far over the ground, and its parts. */
interface Making {
  readonly width: number;
  readonly height: number;
  readonly lift: number;
  readonly behind?: Painter;
  readonly over: Painter;
  readonly before?: Painter;
  readonly glow?: number;
  /** Keeps the dark of its eyes. */
  readonly hasEyes?: true;
  readonly sways?: true;
  /** How far its light reaches. */
  readonly shine?: number;
  readonly seat?: NonNullable<Rig['seat']>;
}

const MAKINGS: Readonly<Record<ShapedThing, Making>> = {
  'hot air balloon': {
    width: 1.7,
    height: 1.3,
    lift: 0.42,
    behind: drawBasket,
    over: drawGores,
    glow: 0.12,
    hasEyes: true,
    sways: true,
    seat: [0, -0.16, 0.3],
  },
  balloon: { width: 0.9, height: 0.85, lift: 0.8, before: drawString, over: drawFoil, sways: true, hasEyes: true },
  lamp: {
    width: 0.8,
    height: 0.8,
    lift: 0.3,
    behind: drawFoot,
    over: drawLight,
    glow: 0.85,
    shine: 0.5,
    hasEyes: true,
  },
  cake: { width: 1.2, height: 0.86, lift: 0.05, behind: drawPlate, over: drawIcing, hasEyes: true },
  chart: { width: 0.7, height: 0.5, lift: 0.72, behind: drawBoard, over: drawChart },
  car: { width: 1.7, height: 1, lift: 0.2, before: drawWheels, over: drawCabin, sways: true },
};

/** Where a drawing is, in its own units. */
export interface DrawnIn {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The eyes once more, where cloth or light lies over them. */
function redrawEyes(ctx: Parameters<Rig['draw']>[0], eyes: readonly DrawnEye[]): void {
  for (const { x, y, radius, transform } of eyes) {
    const { a, b, c, d, e, f } = transform;
    ctx.save();
    ctx.setTransform(a, b, c, d, e, f);
    for (const [colour, across, down, size] of [
      ['#241a20', 0, 0, Math.max(radius * 1.25, 0.03)],
      ['#ffffff', radius * 0.35, -radius * 0.4, Math.max(radius * 0.42, 0.01)],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(x + across, y + down, size, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.restore();
  }
}

/** One moment of what moves by itself: it is made, and does not walk. */
const POSE = 0.05;

/** A thing in the shape of what a rig draws: a balloon like an elephant, a lamp like a jellyfish. */
export function shaped(rig: Rig, kind: ShapedThing, { left, top, right, bottom }: DrawnIn): Rig {
  const making = MAKINGS[kind];
  const scale = Math.min(making.width / (right - left), making.height / (bottom - top));
  const [wide, high] = [((right - left) * scale) / 2, (bottom - top) * scale];
  const span = { left: -wide, right: wide, top: -making.lift - high, bottom: -making.lift };
  const room = making.shine ?? 0.2;
  return {
    box: [Math.min(-wide, -0.5) - room, span.top - room, Math.max(wide, 0.5) + room, 0.14],
    stance: [-wide, span.top, wide],
    frames: making.sways ? 8 : 1,
    ...(making.glow === undefined ? {} : { glow: making.glow }),
    ...(making.seat ? { seat: making.seat } : {}),
    draw(ctx, phase, { tint, ...looks }: Looks) {
      const silhouette = { ...span, tint, phase };
      ctx.save();
      const eyes = watchEyes(ctx, () => {
        ctx.save();
        ctx.translate(-((left + right) / 2) * scale, -making.lift - bottom * scale);
        ctx.scale(scale, scale);
        rig.draw(ctx, POSE, { ...looks, feeling: undefined, variant: 0 });
        ctx.restore();
      });
      making.over(ctx, silhouette);
      if (making.hasEyes) redrawEyes(ctx, eyes);
      making.before?.(ctx, silhouette);
      ctx.globalCompositeOperation = 'destination-over';
      making.behind?.(ctx, silhouette);
      ctx.restore();
    },
  };
}
