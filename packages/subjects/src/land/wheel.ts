import { shade, disc, line, TAU, type Context2d } from '@kinora/drawing';

import type { RigOptions } from '../rig/rig.ts';

export interface Wheel {
  readonly x: number;
  readonly radius: number;
  /** Radians it has turned. */
  readonly turn: number;
  readonly hub?: string;
  readonly spokes?: number;
  /** Width of the tyre as a share of the radius. */
  readonly tyre?: number;
}

/** Radians that wheels have turned at a phase; a vehicle that only stands there has still wheels. */
export function rollAt(phase: number, { activity }: RigOptions): number {
  return activity === 'idle' ? 0.4 : phase * TAU;
}

/** A tyre on the ground with a hub whose spokes turn. */
export function drawWheel(ctx: Context2d, { x, radius, turn, hub = '#d9d2c6', spokes = 5, tyre = 0.34 }: Wheel): void {
  const y = -radius;
  const inner = radius * (1 - tyre);
  disc(ctx, '#1d1820', [x, y, radius]);
  disc(ctx, '#332c38', [x, y, radius * (1 - tyre * 0.4)]);
  disc(ctx, '#1d1820', [x, y, inner * 1.06]);
  disc(ctx, shade(hub, -0.05), [x, y, inner]);
  disc(ctx, hub, [x, y - inner * 0.06, inner * 0.86]);
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = turn + (spoke * TAU) / spokes;
    const rim = [x + Math.cos(angle) * inner * 0.8, y + Math.sin(angle) * inner * 0.8];
    line(ctx, { colour: shade(hub, -0.28), width: radius * 0.09 }, [x, y, ...rim]);
  }
  disc(ctx, shade(hub, -0.12), [x, y, inner * 0.26]);
}

export interface WireWheel {
  readonly x: number;
  readonly radius: number;
  readonly turn: number;
  readonly rim: string;
}

/** A thin tyre on wire spokes, see-through. */
export function drawWireWheel(ctx: Context2d, { x, radius, turn, rim }: WireWheel): void {
  const y = -radius;
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = turn + (spoke * TAU) / 12;
    line(ctx, { colour: 'rgba(214,220,226,0.9)', width: 0.009 }, [
      x,
      y,
      x + Math.cos(angle) * radius * 0.9,
      y + Math.sin(angle) * radius * 0.9,
    ]);
  }
  ctx.lineWidth = radius * 0.15;
  ctx.strokeStyle = '#221d25';
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.925, 0, TAU);
  ctx.stroke();
  ctx.lineWidth = radius * 0.05;
  ctx.strokeStyle = rim;
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.82, 0, TAU);
  ctx.stroke();
  disc(ctx, '#c9ced4', [x, y, radius * 0.11]);
}
