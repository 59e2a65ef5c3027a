import { line, polygon, lerp, type Context2d } from '@kinora/drawing';

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
}
