import { rgba, blob, disc, line, polygon, fraction, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { FOUNTAIN } from './fountain.data.ts';

interface Jet {
  /** Where it rises, how far it reaches sideways, how high it goes and where it lands. */
  x: number;
  y: number;
  reach: number;
  rise: number;
  drop: number;
  phase: number;
}

/** A jet as drops on a parabola; they move on by one place in a cycle. */
function drawJet(ctx: Context2d, { x, y, reach, rise, drop, phase }: Jet): void {
  const drops = 22;
  for (let i = 0; i < drops; i++) {
    const t = fraction((i + phase * 4) / drops);
    const atX = x + reach * t;
    const atY = y - rise * 4 * t * (1 - t) + drop * t * t;
    disc(ctx, rgba('#e4f5fb', 0.9 - 0.45 * t), [atX + Math.sin(i * 2.3) * 0.008, atY, 0.02 + 0.014 * t, 0.03]);
  }
}

/** Water that runs over the rim of the upper bowl. */
function drawCurtain(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 9; i++) {
    const x = -0.38 + i * 0.095;
    const dash = fraction(phase * 2 + i * 0.37) * 0.1;
    line(ctx, { colour: rgba('#d4eef7', 0.55), width: 0.03 }, [x, -0.66, x * 1.04, -0.26]);
    line(ctx, { colour: rgba('#ffffff', 0.8), width: 0.014 }, [x * 1.01, -0.62 + dash, x * 1.03, -0.5 + dash]);
  }
}

function drawRipples(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 5; i++) {
    const age = fraction(phase * 2 + i / 5);
    ctx.lineWidth = 0.012;
    ctx.strokeStyle = rgba('#ffffff', 0.7 * (1 - age));
    ctx.beginPath();
    ctx.ellipse(-0.5 + i * 0.25, -0.24, 0.03 + age * 0.16, 0.008 + age * 0.028, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
}

export const fountain: Rig = {
  box: [-0.96, -1.26, 0.96, 0.04],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#c9c2b6' }) {
    polygon(ctx, volume(ctx, colour, [-0.26, 0.02]), FOUNTAIN.basin);
    disc(ctx, volume(ctx, colour, [-0.34, -0.14]), [0, -0.24, 0.92, 0.105]);
    disc(ctx, '#6fb4cc', [0, -0.24, 0.83, 0.08]);
    disc(ctx, '#8fcbe0', [0, -0.235, 0.7, 0.06]);
    blob(ctx, volume(ctx, colour, [-0.56, -0.2]), FOUNTAIN.column);
    drawRipples(ctx, phase);
    polygon(ctx, volume(ctx, colour, [-0.72, -0.52]), FOUNTAIN.bowl);
    disc(ctx, volume(ctx, colour, [-0.76, -0.64]), [0, -0.7, 0.43, 0.055]);
    disc(ctx, '#8fcbe0', [0, -0.7, 0.38, 0.04]);
    polygon(ctx, volume(ctx, colour, [-0.84, -0.7]), FOUNTAIN.top);
    drawCurtain(ctx, phase);
    for (const reach of [-0.66, -0.4, -0.16, 0.16, 0.4, 0.66]) {
      drawJet(ctx, {
        x: 0,
        y: -0.84,
        reach,
        rise: 0.42 - Math.abs(reach) * 0.24,
        drop: Math.abs(reach) > 0.5 ? 0.6 : 0.16,
        phase,
      });
    }
  },
};
