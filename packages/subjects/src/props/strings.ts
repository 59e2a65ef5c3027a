import {
  blob,
  disc,
  line,
  mix,
  panel,
  placed,
  polygon,
  rgba,
  shade,
  stroke,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { drawNotes } from './notes.ts';
import { STRINGS } from './strings.data.ts';

/** A string from end to end, swinging a little. */
function drawString(
  ctx: Context2d,
  swing: number,
  [x, y, endX, endY]: readonly [number, number, number, number],
): void {
  stroke(ctx, { colour: 'rgba(250,244,230,0.9)', width: 0.009 }, [
    x,
    y,
    (x + endX) / 2 + swing,
    (y + endY) / 2,
    endX,
    endY,
  ]);
}

const swingAt = (turn: number, string: number) =>
  Math.sin(turn * 8 + string * 2) * 0.008 * Math.max(0, Math.sin(turn + string));

function drawCello(ctx: Context2d, colour: string, turn: number): void {
  line(ctx, { colour: '#8a8f98', width: 0.022 }, [0, -0.1, 0, 0]);
  blob(ctx, shade(colour, -0.14), placed(STRINGS.cello, { x: 0.018, y: 0.008 }));
  blob(ctx, volume(ctx, colour, [-0.96, -0.08]), STRINGS.cello);
  blob(
    ctx,
    rgba(mix(colour, '#ffd9a0', 0.6), 0.35),
    [-0.16, -0.88, -0.04, -0.9, -0.06, -0.2, -0.22, -0.22, -0.18, -0.4],
  );
  for (const side of [-1, 1])
    turned(ctx, { x: side * 0.15, y: -0.42, scaleX: -side }, () =>
      stroke(ctx, { colour: '#2a1a14', width: 0.02 }, STRINGS.hole),
    );
  polygon(ctx, '#2a1d1a', [-0.035, -1.46, 0.035, -1.46, 0.055, -0.58, -0.055, -0.58]);
  panel(ctx, '#e0c090', [-0.09, -0.42, 0.18, 0.025, 0.01]);
  polygon(ctx, '#241816', [-0.05, -0.34, 0.05, -0.34, 0.028, -0.12, -0.028, -0.12]);
  for (let string = 0; string < 4; string++) {
    const x = (string - 1.5) * 0.022;
    drawString(ctx, swingAt(turn, string), [x * 0.8, -1.44, x * 1.3, -0.33]);
  }
  blob(ctx, shade(colour, -0.05), STRINGS.celloScroll);
  for (const [side, y] of [[-1, -1.42] as const, [1, -1.38] as const, [-1, -1.32] as const, [1, -1.28] as const])
    line(ctx, { colour: '#2a1d1a', width: 0.028 }, [side * 0.03, y, side * 0.1, y - 0.01]);
  turned(ctx, { x: Math.sin(turn) * 0.22, y: -0.5, angle: -0.12 }, () => {
    line(ctx, { colour: '#6d3f24', width: 0.022 }, [-0.42, -0.02, 0.42, -0.02]);
    line(ctx, { colour: '#f3ead6', width: 0.012 }, [-0.42, 0.02, 0.42, 0.02]);
  });
}

function drawHarp(ctx: Context2d, colour: string, turn: number): void {
  for (let string = 0; string < 13; string++) {
    const along = string / 12;
    const top = -1.26 + along * 0.16 + Math.sin(along * Math.PI) * 0.12;
    const x = -0.26 + along * 0.56;
    drawString(ctx, swingAt(turn, string * 0.6), [x, top, x, -0.1 - along * 0.86]);
  }
  polygon(ctx, volume(ctx, shade(colour, -0.05), [-1.1, 0]), STRINGS.harpBody);
  blob(ctx, volume(ctx, colour, [-1.44, -0.98]), STRINGS.harpNeck);
  polygon(ctx, volume(ctx, shade(colour, 0.03), [-1.36, 0]), STRINGS.pillar);
  for (const y of [-1.38, -1.2, -0.22]) panel(ctx, mix(colour, '#ffffff', 0.4), [-0.45, y, 0.13, 0.05, 0.02]);
  disc(ctx, mix(colour, '#ffffff', 0.3), [-0.39, -1.42, 0.06]);
  polygon(ctx, volume(ctx, shade(colour, -0.1), [-0.08, 0]), STRINGS.harpFoot);
}

function drawShamisen(ctx: Context2d, colour: string, turn: number): void {
  turned(ctx, { x: 0, y: 0, angle: 0.2 }, () => {
    polygon(ctx, volume(ctx, '#5a3324', [-1.5, -0.4]), [-0.035, -1.46, 0.035, -1.46, 0.04, -0.44, -0.04, -0.44]);
    blob(ctx, '#4a2a1f', STRINGS.shamisenHead);
    for (const [side, y] of [[-1, -1.58] as const, [1, -1.54] as const, [-1, -1.48] as const]) {
      line(ctx, { colour: '#f1e3c6', width: 0.034 }, [side * 0.05, y, side * 0.17, y - 0.01]);
      disc(ctx, '#e3d0a8', [side * 0.18, y - 0.01, 0.026]);
    }
    blob(ctx, volume(ctx, colour, [-0.5, -0.04]), STRINGS.shamisen);
    blob(ctx, volume(ctx, '#fbf3e2', [-0.46, -0.08]), STRINGS.shamisenSkin);
    line(ctx, { colour: '#c9a24a', width: 0.026 }, [0, -0.04, 0, 0.02]);
    panel(ctx, '#e6cf9c', [-0.08, -0.2, 0.16, 0.026, 0.008]);
    for (let string = 0; string < 3; string++) {
      const x = (string - 1) * 0.02;
      stroke(ctx, { colour: '#d9c48e', width: 0.01 }, [x, -1.46, x + swingAt(turn, string), -0.8, x * 1.6, -0.12]);
    }
    turned(ctx, { x: 0.07, y: -0.3, angle: -0.5 + Math.sin(turn * 4) * 0.18 }, () =>
      polygon(ctx, '#f6ead0', [-0.03, -0.1, 0.03, -0.1, 0.13, 0.12, -0.05, 0.12]),
    );
  });
}

const DRAWINGS = { cello: drawCello, harp: drawHarp, shamisen: drawShamisen } as const;
const COLOURS = { cello: '#a8562c', harp: '#d8a63f', shamisen: '#6d3a28' } as const;

/** A cello, or by `kind` a harp or a shamisen, sounding as if somebody played it. */
export const strings: Rig = {
  box: [-0.72, -1.92, 0.86, 0.06],
  stance: [-0.5, -1.6, 0.55],
  frames: 24,
  draw(ctx, phase, { kind, tint }) {
    const name = kind === 'harp' || kind === 'shamisen' ? kind : 'cello';
    DRAWINGS[name](ctx, tint ?? COLOURS[name], phase * TAU);
    drawNotes(ctx, { x: 0.34, y: -1.3, phase, rise: 0.4, spread: 0.36, size: 0.13 });
  },
};
