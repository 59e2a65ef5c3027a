import { mix, shade, blob, disc, type Points, placed, polygon, type Context2d } from '@kinora/drawing';

import type { Coat, EarShape } from './coat.ts';
import { OUTLINES } from './outlines.data.ts';

export interface Ear {
  x: number;
  y: number;
  /** Head radius. */
  scale: number;
  side: 'near' | 'far';
}

type EarPainter = (ctx: Context2d, colour: string, ear: Ear) => void;

/** An ear of one colour; the far one may be darker still. */
function flap(points: Points, near = 0, far = near): EarPainter {
  return (ctx, colour, ear) => blob(ctx, shade(colour, ear.side === 'near' ? near : far), placed(points, ear));
}

const EARS: Readonly<Record<EarShape, EarPainter>> = {
  point: (ctx, colour, ear) => polygon(ctx, colour, placed(OUTLINES.pointEar, ear)),
  small: (ctx, colour, ear) => polygon(ctx, colour, placed(OUTLINES.smallEar, ear)),
  long: flap(OUTLINES.longEar),
  floppy: flap(OUTLINES.floppyEar, -0.12),
  side: flap(OUTLINES.sideEar, -0.04),
  fan: flap(OUTLINES.fanEar, -0.03, -0.08),
  rose: flap(OUTLINES.roseEar, -0.1),
  round: (ctx, colour, { x, y, scale }) => disc(ctx, colour, [x - scale * 0.2, y - scale * 0.3, scale * 0.42]),
};

function drawPointEarDetail(ctx: Context2d, coat: Coat, ear: Ear): void {
  if (coat.earTip !== undefined) {
    polygon(ctx, coat.earTip, placed(OUTLINES.pointEarTip, ear));
    return;
  }
  if (ear.side === 'near')
    polygon(ctx, mix(coat.face ?? coat.colour, '#f2b8a8', 0.5), placed(OUTLINES.pointEarInside, ear));
}

export function drawEar(ctx: Context2d, coat: Coat, ear: Ear): void {
  const face = coat.ear ?? coat.face ?? coat.colour;
  EARS[coat.ears](ctx, ear.side === 'far' ? shade(face, -0.07) : face, {
    ...ear,
    scale: ear.scale * (coat.earSize ?? 1),
  });
  if (coat.ears === 'point') drawPointEarDetail(ctx, coat, ear);
}
