import { mix, rgba, type Colour, type Context2d, verticalGradient } from '@kinora/drawing';

export interface Spike {
  readonly x: number;
  /** Where it grows from. */
  readonly y: number;
  readonly width: number;
  /** How far it reaches: down when positive, up when negative. */
  readonly length: number;
  readonly colour: Colour;
  /** Light on the right side. */
  readonly lit: Colour;
}

function trace(ctx: Context2d, { x, y, width: w, length: l }: Spike, lean: number): void {
  ctx.beginPath();
  ctx.moveTo(x - w * 0.62, y - l * 0.06);
  ctx.bezierCurveTo(x - w * 0.3, y + l * 0.1, x - w * 0.2, y + l * 0.55, x + lean - w * 0.03, y + l);
  ctx.lineTo(x + lean + w * 0.03, y + l);
  ctx.bezierCurveTo(x + w * 0.2, y + l * 0.55, x + w * 0.3, y + l * 0.1, x + w * 0.62, y - l * 0.06);
  ctx.closePath();
}

/** A stalactite or, growing upwards, a stalagmite: ringed, and lit from the right. */
export function paintSpike(ctx: Context2d, spike: Spike): void {
  const { x, y, width: w, length: l, colour, lit } = spike;
  const across = ctx.createLinearGradient(x - w * 0.4, 0, x + w * 0.4, 0);
  across.addColorStop(0, colour);
  across.addColorStop(0.55, mix(colour, lit, 0.16));
  across.addColorStop(0.85, mix(colour, lit, 0.5));
  across.addColorStop(1, mix(colour, lit, 0.1));
  trace(ctx, spike, 0);
  ctx.fillStyle = across;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = verticalGradient(ctx, [y, y + l], [colour, rgba(colour, 0)]);
  ctx.fillRect(x - w, Math.min(y, y + l * 0.5) - Math.abs(l) * 0.1, w * 2, Math.abs(l) * 0.6);
  ctx.strokeStyle = rgba(lit, 0.12);
  ctx.lineWidth = Math.max(1, w * 0.03);
  for (const share of [0.22, 0.4, 0.57, 0.74]) {
    ctx.beginPath();
    ctx.moveTo(x - w * 0.4, y + l * share);
    ctx.quadraticCurveTo(x, y + l * (share + 0.045), x + w * 0.4, y + l * share);
    ctx.stroke();
  }
  ctx.restore();
}
