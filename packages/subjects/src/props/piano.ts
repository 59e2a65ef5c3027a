import { mix, rgba, shade, disc, line, panel, polygon, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawNotes } from './notes.ts';
import { PIANO } from './piano.data.ts';

const KEYS = 22;

/** A melody runs over the keys: which ones are down at a moment. */
function isDown(key: number, phase: number): boolean {
  const beat = Math.floor(phase * 16);
  return key === (beat * 5 + 3) % KEYS || key === (beat * 3 + 14) % KEYS;
}

function drawKeys(ctx: Context2d, phase: number): void {
  panel(ctx, '#b23a34', [-0.82, -0.635, 1.64, 0.02]);
  const width = 1.64 / KEYS;
  for (let key = 0; key < KEYS; key++) {
    const x = -0.82 + key * width;
    const down = isDown(key, phase);
    panel(ctx, down ? '#e2d6bc' : '#fffaf0', [x + 0.003, -0.615, width - 0.006, down ? 0.115 : 0.1, 0.008]);
  }
  for (let key = 0; key < KEYS - 1; key++) {
    if (key % 7 === 2 || key % 7 === 6) continue;
    panel(ctx, '#221d25', [-0.82 + (key + 0.68) * width, -0.62, width * 0.62, 0.062, 0.006]);
  }
}

function drawLegs(ctx: Context2d, colour: string): void {
  for (const x of [-0.74, 0.7]) {
    polygon(ctx, volume(ctx, colour, [-0.44, 0]), [
      x - 0.06,
      -0.44,
      x + 0.06,
      -0.44,
      x + 0.035,
      -0.04,
      x - 0.035,
      -0.04,
    ]);
    disc(ctx, '#d9a441', [x, -0.035, 0.035]);
  }
  line(ctx, { colour: shade(colour, -0.04), width: 0.03 }, PIANO.pedals);
  for (const x of [-0.04, 0.04]) line(ctx, { colour: '#d9a441', width: 0.03 }, [x, -0.07, x, -0.03]);
}

export const piano: Rig = {
  box: [-1, -1.76, 1.06, 0.04],
  frames: 16,
  surface: [-0.42, -1.24, 0.36],
  draw(ctx, phase, { tint: colour = '#2f2a33' }) {
    polygon(ctx, volume(ctx, shade(colour, 0.05), [-1.3, -0.7]), PIANO.lid);
    polygon(
      ctx,
      mix('#c98a4a', colour, 0.15),
      PIANO.lid.map((value, i) => (i % 2 === 0 ? value * 0.9 : value * 0.97 + 0.02)),
    );
    line(ctx, { colour: mix(colour, '#ffffff', 0.35), width: 0.02 }, PIANO.lidEdge);
    line(ctx, { colour: '#d9a441', width: 0.025 }, PIANO.prop);
    drawLegs(ctx, colour);
    polygon(ctx, volume(ctx, colour, [-0.76, -0.4]), PIANO.body);
    line(ctx, { colour: mix(colour, '#ffffff', 0.4), width: 0.018 }, [-0.88, -0.725, 0.84, -0.725]);
    panel(ctx, '#fff6e4', [-0.22, -0.98, 0.4, 0.24, 0.01]);
    for (let i = 0; i < 4; i++)
      line(ctx, { colour: rgba('#6d5f52', 0.8), width: 0.01 }, [-0.19, -0.94 + i * 0.05, 0.15, -0.94 + i * 0.05]);
    drawKeys(ctx, phase);
    drawNotes(ctx, { x: 0.2, y: -1.06, phase, rise: 0.55, spread: 0.6, size: 0.15 });
  },
};
