import { mix, rgba, blob, disc, panel, polygon, stroke, pick, TAU, type Context2d } from '@kinora/drawing';

import { eye, turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { UFO } from './ufo.data.ts';

const LAMPS = ['#ffd84a', '#ff7a6a', '#7ae0d0', '#b892ff'];

function drawBeam(ctx: Context2d, turn: number): void {
  const light = ctx.createLinearGradient(0, 0, 0, 0.72);
  light.addColorStop(0, rgba('#fff6b8', 0.75 + 0.12 * Math.sin(turn * 2)));
  light.addColorStop(1, rgba('#fff6b8', 0));
  polygon(ctx, light, UFO.beam);
  for (let i = 0; i < 3; i++) {
    const age = (i / 3 + turn / TAU) % 1;
    const y = 0.66 - age * 0.6;
    disc(ctx, rgba('#ffffff', 0.3 * Math.sin(age * Math.PI)), [0, y, 0.24 + y * 0.45, 0.035]);
  }
}

function drawPilot(ctx: Context2d, turn: number): void {
  const look = Math.sin(turn) * 0.03;
  panel(ctx, '#4f9a4a', [-0.12, -0.42, 0.24, 0.2, 0.08]);
  disc(ctx, '#86cf6a', [look * 0.6, -0.52, 0.15, 0.13]);
  for (const x of [-0.06, 0.06]) {
    disc(ctx, '#fffdf2', [x + look, -0.53, 0.05, 0.056]);
    eye(ctx, [x + look * 1.4, -0.525, 0.03]);
  }
  stroke(ctx, { colour: '#3d7a38', width: 0.014 }, [-0.04 + look, -0.445, look, -0.43, 0.05 + look, -0.45]);
}

export const ufo: Rig = {
  box: [-1.14, -1.01, 1.14, 0.71],
  frames: 16,
  beats: 0.6,
  glow: 0.25,
  draw(ctx, phase, { tint: colour = '#9aa6b8' }) {
    const turn = phase * TAU;
    turned(ctx, { x: 0, y: Math.sin(turn) * 0.02, angle: Math.sin(turn + 1) * 0.03 }, () => {
      drawBeam(ctx, turn);
      blob(ctx, rgba('#bfe8f2', 0.55), UFO.dome);
      within(ctx, () => drawPilot(ctx, turn));
      blob(ctx, rgba('#d8f3fa', 0.3), UFO.dome);
      blob(ctx, rgba('#ffffff', 0.65), UFO.domeShine);
      stroke(ctx, { colour: '#6d7a8c', width: 0.02 }, [0, -0.8, 0, -0.9]);
      disc(ctx, phase < 0.5 ? '#ff7a6a' : '#ffd0c8', [0, -0.92, 0.036]);
      blob(ctx, volume(ctx, colour, [-0.4, 0.04]), UFO.hull);
      within(ctx, () => disc(ctx, mix(colour, '#2c3446', 0.55), [0, 0.06, 0.5, 0.1]));
      stroke(ctx, { colour: mix(colour, '#ffffff', 0.55), width: 0.022 }, UFO.rim);
      disc(ctx, mix(colour, '#2c3446', 0.4), [0, -0.34, 0.45, 0.05]);
      for (let i = 0; i < 9; i++) {
        const x = -0.88 + i * 0.22;
        const lit = (i + Math.floor(phase * 8)) % 2 === 0;
        const lamp = pick(LAMPS, i);
        const y = -0.185 + (1 - (x / 0.9) ** 2) * 0.03;
        if (lit) disc(ctx, rgba(lamp, 0.45), [x, y, 0.085, 0.075]);
        disc(ctx, lit ? mix(lamp, '#ffffff', 0.35) : mix(lamp, '#3a4254', 0.45), [x, y, 0.045, 0.04]);
      }
    });
  },
};
