import { disc, line, polygon, lerp, shade, type Context2d } from '@kinora/drawing';

import { drawCurls } from './curls.ts';

export interface Leg {
  x: number;
  y: number;
  length: number;
  width: number;
  /** Radians from straight down; the knee bends back from there. */
  angle: number;
  bend: number;
  colour: string;
  sock: string;
  foot: string;
  /** A ball of curls over the foot. */
  hasCurls?: boolean;
  /** What it has on its foot. */
  shoe?: { readonly kind: string; readonly colour: string } | null;
}

/** A boot over a paw, with what it stands on. */
function drawShoe(
  ctx: Context2d,
  { kind, colour }: { kind: string; colour: string },
  { x, y, w }: { x: number; y: number; w: number },
): void {
  line(ctx, { colour: shade(colour, -0.05), width: w * 1.3 }, [x, y - w * 1.7, x, y - w * 0.5]);
  line(ctx, { colour, width: w * 1.2 }, [x, y - w * 0.5, x + w * 0.75, y - w * 0.42]);
  line(ctx, { colour: shade(colour, 0.1), width: w * 0.34 }, [x - w * 0.6, y - w * 2.1, x + w * 0.6, y - w * 2.1]);
  line(ctx, { colour: '#3a3038', width: w * 0.24 }, [x - w * 0.55, y, x + w * 1.25, y]);
  if (kind === 'ice skates')
    line(ctx, { colour: '#dfe6ee', width: w * 0.2 }, [x - w * 0.7, y + w * 0.22, x + w * 1.4, y + w * 0.22]);
  if (kind !== 'roller skates') return;
  for (const at of [-0.3, 0.95]) {
    disc(ctx, '#2f2a34', [x + w * at, y + w * 0.12, w * 0.42]);
    disc(ctx, '#f3c53c', [x + w * at, y + w * 0.12, w * 0.2]);
  }
}

/** A two-segment leg from hip or shoulder down to a paw that points right. */
export function drawLeg(ctx: Context2d, leg: Leg): void {
  const { x, y, length, width: w, angle, colour } = leg;
  const kneeX = x + Math.sin(angle) * length * 0.52;
  const kneeY = y + Math.cos(angle) * length * 0.52;
  const pawX = kneeX + Math.sin(angle - leg.bend) * length * 0.54;
  const pawY = kneeY + Math.cos(angle - leg.bend) * length * 0.54;
  const thigh = [x - w * 0.85, y - w * 0.4, x + w * 0.85, y - w * 0.4];
  polygon(ctx, colour, [...thigh, kneeX + w * 0.48, kneeY, kneeX - w * 0.48, kneeY]);
  const ankle = [pawX, pawY - w * 0.35];
  line(ctx, { colour, width: w * 0.92 }, [kneeX, kneeY, ...ankle]);
  const sockTop = [lerp(kneeX, pawX, 0.42), lerp(kneeY, pawY, 0.42)];
  line(ctx, { colour: leg.sock, width: w * 0.94 }, [...sockTop, ...ankle]);
  line(ctx, { colour: leg.foot, width: w * 0.85 }, [...ankle, pawX + w * 0.5, pawY - w * 0.3]);
  if (leg.hasCurls === true) drawCurls(ctx, leg.sock, [pawX, pawY - w * 1.6, w * 1.15]);
  if (leg.shoe) drawShoe(ctx, leg.shoe, { x: pawX, y: pawY, w });
}
