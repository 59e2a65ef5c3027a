import { blob, disc, line, mix, panel, polygon, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { TYPEWRITER } from './typewriter.data.ts';

const ROWS = [10, 10, 9] as const;
/** Strokes in one line of text, which is one cycle. */
const STROKES = 16;
const LINES = 4;

interface Moment {
  readonly colour: string;
  /** Strokes done of this line, with what is done of the next. */
  readonly done: number;
}

const isDown = (row: number, key: number, { done }: Moment) => {
  const struck = Math.floor(done);
  return row === (struck * 2) % ROWS.length && key === (struck * 7 + row) % 9 && done % 1 < 0.7;
};

/** The sheet, with the lines that are done and the one that is being written. */
function drawSheet(ctx: Context2d, { done }: Moment): void {
  polygon(ctx, volume(ctx, '#fffdf5', [-1.5, -0.8]), [-0.42, -1.42, 0.42, -1.42, 0.4, -0.8, -0.4, -0.8]);
  line(ctx, { colour: 'rgba(120,108,90,0.25)', width: 0.012 }, [0.42, -1.42, 0.4, -0.8]);
  const ink = { colour: rgba('#3a3540', 0.75), width: 0.02 };
  for (let row = 0; row < LINES; row++) {
    const y = -1.3 + row * 0.095;
    for (let word = 0; word < 4; word++) {
      const from = -0.32 + word * 0.17;
      if (row === 2 && word === 3) continue;
      line(ctx, ink, [from, y, from + 0.09 + ((row + word) % 3) * 0.015, y]);
    }
  }
  for (let letter = 0; letter < Math.floor(done); letter++) {
    if (letter % 5 === 4) continue;
    const x = -0.32 + (letter / STROKES) * 0.64;
    line(ctx, ink, [x, -0.92, x + 0.022, -0.92]);
  }
}

/** The carriage slides on by a letter with each stroke. */
function drawCarriage(ctx: Context2d, moment: Moment): void {
  const { colour, done } = moment;
  turned(ctx, { x: 0.2 - (done / STROKES) * 0.4, y: 0 }, () => {
    drawSheet(ctx, moment);
    stroke(ctx, { colour: '#c9ccd2', width: 0.035 }, TYPEWRITER.lever);
    panel(ctx, volume(ctx, shade(colour, -0.1), [-0.86, -0.64]), [-0.68, -0.84, 1.36, 0.2, 0.03]);
    panel(ctx, volume(ctx, '#3a3a42', [-0.86, -0.7]), [-0.6, -0.86, 1.2, 0.13, 0.06]);
    panel(ctx, 'rgba(255,255,255,0.22)', [-0.56, -0.84, 1.1, 0.02, 0.01]);
    line(ctx, { colour: '#d5d8de', width: 0.018 }, [-0.46, -0.78, 0.46, -0.78]);
    for (const x of [-0.76, 0.68]) {
      panel(ctx, volume(ctx, '#2b2b33', [-0.88, -0.7]), [x, -0.875, 0.09, 0.16, 0.03]);
      panel(ctx, '#c9ccd2', [x + (x < 0 ? 0.08 : -0.015), -0.85, 0.025, 0.11, 0.01]);
    }
  });
}

/** A type bar springs up to the sheet with each stroke. */
function drawTypes(ctx: Context2d, { done }: Moment): void {
  blob(ctx, '#23222a', TYPEWRITER.basket);
  for (let bar = -6; bar <= 6; bar++)
    line(ctx, { colour: '#9a9ca6', width: 0.012 }, [bar * 0.018, -0.47, bar * 0.042, -0.6 + Math.abs(bar) * 0.008]);
  const rise = Math.max(0, Math.sin((done % 1) * TAU));
  line(ctx, { colour: '#d8dae0', width: 0.02 }, [0.03, -0.48, 0.03 - rise * 0.03, -0.58 - rise * 0.2]);
}

function drawKeys(ctx: Context2d, moment: Moment): void {
  polygon(ctx, volume(ctx, '#2a2930', [-0.44, -0.07]), TYPEWRITER.deck);
  for (const [row, count] of ROWS.entries()) {
    const [y, wide] = [-0.37 + row * 0.105, 0.9 + row * 0.1];
    for (let key = 0; key < count; key++) {
      const x = ((key + 0.5) / count - 0.5) * wide;
      const down = isDown(row, key, moment) ? 0.02 : 0;
      disc(ctx, '#15141a', [x, y + 0.03, 0.042, 0.03]);
      disc(ctx, '#cfd2d8', [x, y + down, 0.043, 0.033]);
      disc(ctx, '#f6f0e0', [x, y + down - 0.004, 0.034, 0.025]);
      line(ctx, { colour: '#4a4650', width: 0.01 }, [x - 0.008, y + down - 0.004, x + 0.008, y + down - 0.004]);
    }
  }
  panel(ctx, '#e2dccb', [-0.3, -0.075, 0.6, 0.045, 0.02]);
}

/** It writes: keys go down, type bars spring up, the carriage slides and the line grows. */
export const typewriter: Rig = {
  box: [-1.1, -1.5, 1.1, 0.04],
  frames: STROKES * 2,
  beats: 0.25,
  lettered: true,
  breathes: true,
  draw(ctx, phase, { tint: colour = '#2f6f6a' }) {
    const moment = { colour, done: phase * STROKES };
    polygon(ctx, shade(colour, -0.14), TYPEWRITER.foot);
    drawCarriage(ctx, moment);
    blob(ctx, volume(ctx, colour, [-0.66, -0.1]), TYPEWRITER.body);
    stroke(ctx, { colour: rgba('#ffffff', 0.28), width: 0.016 }, [-0.6, -0.57, -0.46, -0.63, -0.34, -0.64]);
    for (const x of [-0.5, 0.5]) {
      disc(ctx, shade(colour, -0.08), [x, -0.55, 0.1, 0.06]);
      disc(ctx, mix(colour, '#ffffff', 0.25), [x, -0.56, 0.03, 0.018]);
    }
    drawTypes(ctx, moment);
    drawKeys(ctx, moment);
  },
};
