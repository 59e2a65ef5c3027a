import { blob, disc, line, mix, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { halo, turned, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawFlame, flickerAt } from './flame.ts';
import { PAPER_LANTERN } from './paper-lantern.data.ts';

const RIBS = 7;

/** Paper with light behind it: nearly white where the flame is, its own colour at the edges. */
function lit(ctx: Context2d, colour: string, [y, radius, flicker]: readonly [number, number, number]) {
  const light = ctx.createRadialGradient(0, y, 0, 0, y, radius);
  light.addColorStop(0, mix(colour, '#fff6d8', 0.78 + flicker * 0.08));
  light.addColorStop(0.45, mix(colour, '#ffd58a', 0.42));
  light.addColorStop(1, shade(colour, -0.04));
  return light;
}

/** A round lantern on a cord, its tassel swinging. */
function drawRound(ctx: Context2d, colour: string, phase: number): void {
  const turn = phase * TAU;
  const flicker = flickerAt(phase, 3);
  halo(ctx, '#ffb45a', [0, -0.62, 0.78, 0.34 + flicker * 0.08]);
  turned(ctx, { x: 0, y: -1.3, angle: Math.sin(turn) * 0.035 }, () => {
    ctx.translate(0, 1.3);
    line(ctx, { colour: '#3c3038', width: 0.018 }, [0, -1.3, 0, -1.04]);
    disc(ctx, lit(ctx, colour, [-0.56, 0.52, flicker]), [0, -0.62, 0.48, 0.38]);
    within(ctx, () => {
      for (let rib = 1; rib < RIBS; rib++) {
        const y = -1 + (rib / RIBS) * 0.76;
        stroke(ctx, { colour: rgba(shade(colour, -0.2), 0.42), width: 0.012 }, [
          -0.5,
          y - 0.01,
          0,
          y + 0.03,
          0.5,
          y - 0.01,
        ]);
      }
    });
    disc(ctx, 'rgba(255,255,255,0.22)', [-0.2, -0.78, 0.13, 0.06, -0.5]);
    for (const y of [-1.03, -0.27]) {
      panel(ctx, '#3a2a2a', [-0.19, y, 0.38, 0.065, 0.02]);
      panel(ctx, '#c99a4a', [-0.19, y + 0.024, 0.38, 0.016]);
    }
    turned(ctx, { x: 0, y: -0.2, angle: Math.sin(turn - 0.9) * 0.14 }, () => {
      line(ctx, { colour: '#c8452f', width: 0.02 }, [0, 0, 0, 0.08]);
      disc(ctx, '#d9a441', [0, 0.08, 0.032]);
      for (let thread = -2; thread <= 2; thread++)
        line(ctx, { colour: shade('#c8452f', thread * 0.02), width: 0.02 }, [0, 0.1, thread * 0.025, 0.27]);
    });
  });
}

/** A paper bag with fire under it, on its way up. */
function drawSky(ctx: Context2d, colour: string, phase: number): void {
  const flicker = flickerAt(phase, 3);
  halo(ctx, '#ffa742', [0, -0.4, 0.85, 0.42 + flicker * 0.1]);
  turned(ctx, { x: 0, y: -0.5, angle: Math.sin(phase * TAU) * 0.05 }, () => {
    ctx.translate(0, 0.5);
    blob(ctx, lit(ctx, colour, [-0.14, 0.95, flicker]), PAPER_LANTERN.sky);
    const fold = { colour: rgba(shade(colour, -0.16), 0.4), width: 0.014 };
    stroke(ctx, fold, PAPER_LANTERN.skyFolds);
    stroke(ctx, fold, PAPER_LANTERN.skyFold);
    disc(ctx, '#5a3420', [0, 0, 0.3, 0.045]);
    disc(ctx, '#ffd98a', [0, -0.005, 0.24, 0.03]);
    drawFlame(ctx, { x: 0, y: 0.03, width: 0.14, height: 0.24, phase });
  });
}

/** A paper box on a raft, its candle shining through; the waterline is y = 0. */
function drawFloating(ctx: Context2d, colour: string, phase: number): void {
  const flicker = flickerAt(phase, 3);
  halo(ctx, '#ffb45a', [0, -0.4, 0.8, 0.4 + flicker * 0.1]);
  for (const x of [-0.36, -0.18, 0, 0.18, 0.36])
    turned(ctx, { x, y: -0.04, angle: x * 0.9 }, () => blob(ctx, shade('#d98a5a', -0.04), PAPER_LANTERN.petal));
  polygon(ctx, lit(ctx, colour, [-0.28, 0.66, flicker]), PAPER_LANTERN.box);
  for (const points of [
    [-0.32, -0.08, -0.35, -0.82],
    [0.32, -0.08, 0.35, -0.82],
    [-0.35, -0.82, 0.35, -0.82],
    [0, -0.08, 0, -0.82],
  ])
    line(ctx, { colour: '#6d4630', width: 0.026 }, points);
  polygon(ctx, '#7a5036', PAPER_LANTERN.raft);
  line(ctx, { colour: '#a8764e', width: 0.02 }, [-0.45, -0.065, 0.45, -0.065]);
}

const DRAWINGS: Readonly<Record<string, typeof drawRound>> = { sky: drawSky, floating: drawFloating };
const COLOURS: Readonly<Record<string, string>> = { sky: '#f2a154', floating: '#f4b878' };

/** A paper lantern: round on a cord, or by `kind` one that rises, or one that floats on water. */
export const paperLantern: Rig = {
  box: [-0.88, -1.4, 0.88, 0.46],
  frames: 16,
  glow: 0.85,
  draw(ctx, phase, { kind = '', tint }) {
    (DRAWINGS[kind] ?? drawRound)(ctx, tint ?? COLOURS[kind] ?? '#e0523a', phase);
  },
};
