import { blob, disc, line, mix, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume, within } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawNotes } from './notes.ts';

const PETALS = 9;

/** The mouth of the horn, a flower of brass; it trembles with the music. */
function drawHorn(ctx: Context2d, colour: string, turn: number): void {
  stroke(ctx, { colour: shade(colour, -0.1), width: 0.07 }, [-0.34, -0.5, -0.42, -0.74, -0.3, -0.94, -0.08, -1.02]);
  turned(
    ctx,
    {
      x: 0.22,
      y: -1.14,
      angle: -0.42,
      scaleX: 0.82 + Math.sin(turn * 4) * 0.012,
      scaleY: 1 + Math.sin(turn * 4) * 0.012,
    },
    () => {
      blob(
        ctx,
        volume(ctx, shade(colour, -0.06), [-0.4, 0.4]),
        [-0.42, -0.04, -0.2, -0.14, 0.06, -0.4, 0.1, 0, 0.06, 0.4, -0.2, 0.14, -0.42, 0.05],
      );
      for (let petal = 0; petal < PETALS; petal++) {
        turned(ctx, { x: 0.06, y: 0, angle: (petal / PETALS) * TAU }, () => {
          disc(ctx, shade(colour, petal % 2 === 0 ? 0.03 : -0.02), [0, -0.33, 0.16, 0.12]);
          line(ctx, { colour: rgba(shade(colour, -0.16), 0.5), width: 0.012 }, [0.08, -0.16, 0.13, -0.4]);
        });
      }
      disc(ctx, mix(colour, '#fff3c8', 0.25), [0.06, 0, 0.34]);
      disc(ctx, shade(colour, -0.12), [0.04, 0.01, 0.22]);
      disc(ctx, '#3a2416', [0.01, 0.02, 0.11]);
      disc(ctx, rgba('#ffffff', 0.4), [0.14, -0.22, 0.08, 0.03, 0.5]);
    },
  );
}

function drawRecord(ctx: Context2d, turn: number): void {
  disc(ctx, '#1c1a20', [0.06, -0.5, 0.46, 0.095]);
  disc(ctx, '#26242c', [0.06, -0.51, 0.46, 0.09]);
  within(ctx, () => {
    for (const radius of [0.4, 0.33, 0.26]) {
      ctx.strokeStyle = 'rgba(255,255,255,0.12)';
      ctx.lineWidth = 0.008;
      ctx.beginPath();
      ctx.ellipse(0.06, -0.51, radius, radius * 0.19, 0, 0, TAU);
      ctx.stroke();
    }
    for (const side of [0, Math.PI]) {
      const angle = turn + side;
      line(ctx, { colour: 'rgba(255,255,255,0.2)', width: 0.03 }, [
        0.06,
        -0.51,
        0.06 + Math.cos(angle) * 0.46,
        -0.51 + Math.sin(angle) * 0.09,
      ]);
    }
  });
  disc(ctx, '#d8493a', [0.06, -0.512, 0.13, 0.027]);
  disc(ctx, '#f6ecd6', [0.06 + Math.cos(turn) * 0.07, -0.512 + Math.sin(turn) * 0.015, 0.018, 0.008]);
}

/** A gramophone that plays: its record turns, its horn trembles, notes rise. */
export const gramophone: Rig = {
  box: [-0.86, -2.0, 1.12, 0.04],
  stance: [-0.68, -1.62, 0.72],
  frames: 24,
  beats: 0.5,
  draw(ctx, phase, { tint: colour = '#d9a13c' }) {
    const turn = phase * TAU;
    polygon(ctx, volume(ctx, '#6d3f28', [-0.1, 0]), [-0.66, 0, -0.6, -0.1, 0.66, -0.1, 0.72, 0]);
    panel(ctx, volume(ctx, '#8f5532', [-0.46, -0.08]), [-0.58, -0.44, 1.22, 0.36, 0.02]);
    panel(ctx, '#a86a40', [-0.46, -0.37, 0.98, 0.22, 0.015]);
    panel(ctx, '#7f4a2c', [-0.43, -0.345, 0.92, 0.17, 0.01]);
    disc(ctx, '#d9a13c', [0.03, -0.26, 0.06, 0.05]);
    panel(ctx, volume(ctx, '#a4683e', [-0.48, -0.42]), [-0.63, -0.48, 1.32, 0.06, 0.015]);
    turned(ctx, { x: 0.66, y: -0.28, angle: turn }, () => {
      line(ctx, { colour: '#b9bec6', width: 0.03 }, [0, 0, 0.1, 0]);
      disc(ctx, '#3a2a22', [0.12, 0, 0.04]);
    });
    drawRecord(ctx, turn);
    drawHorn(ctx, colour, turn);
    disc(ctx, '#c9ced6', [-0.33, -0.5, 0.07, 0.05]);
    line(ctx, { colour: '#c9ced6', width: 0.035 }, [-0.32, -0.56, -0.06, -0.6, 0, -0.53]);
    drawNotes(ctx, { x: 0.56, y: -1.36, phase, rise: 0.46, spread: 0.5, size: 0.14 });
  },
};
