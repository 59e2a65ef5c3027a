import {
  mix,
  rgba,
  shade,
  blob,
  disc,
  line,
  polygon,
  stroke,
  fraction,
  lerp,
  TAU,
  type Context2d,
} from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { BOOK } from './book.data.ts';

function drawHalf(ctx: Context2d, { colour, side }: { colour: string; side: 1 | -1 }): void {
  turned(ctx, { x: 0, y: 0, scaleX: side }, () => {
    polygon(ctx, shade(colour, side > 0 ? 0 : -0.06), BOOK.cover);
    for (let i = 3; i >= 0; i--) {
      blob(
        ctx,
        mix('#fbf3de', '#c9b890', i * 0.16),
        BOOK.pages.map((value, n) => (n % 2 === 0 ? value * (1 + i * 0.012) : value + i * 0.012)),
      );
    }
    for (let row = 0; row < 6; row++) {
      const y = -0.54 + row * 0.062;
      const far = 0.62 + row * 0.018;
      stroke(ctx, { colour: rgba('#8f7f66', 0.75), width: 0.014 }, [
        0.14,
        y - 0.03,
        0.36,
        y - 0.025,
        row === 5 ? far * 0.7 : far,
        y + 0.012,
      ]);
    }
  });
}

/** A page on its way from right to left, bent by the air. */
function drawTurningPage(ctx: Context2d, share: number): void {
  const angle = lerp(0.12, Math.PI - 0.12, share);
  const reach = Math.cos(angle) * 0.76;
  const rise = Math.sin(angle) * 0.34;
  const bend = Math.sin(share * Math.PI) * 0.12;
  const page = [
    0,
    -0.1,
    reach * 0.5 + bend,
    -0.2 - rise * 0.4,
    reach,
    -0.14 - rise,
    reach * 0.88,
    -0.6 - rise,
    reach * 0.45 + bend,
    -0.64 - rise * 0.4,
    0,
    -0.54,
  ];
  blob(ctx, share < 0.5 ? '#fffaf0' : '#efe4c8', page);
  stroke(ctx, { colour: rgba('#b3a27e', 0.6), width: 0.012 }, [reach, -0.14 - rise, reach * 0.88, -0.6 - rise]);
}

/** Little stars rise out of the story. */
function drawStars(ctx: Context2d, phase: number): void {
  for (let i = 0; i < 7; i++) {
    const age = fraction(i * 0.618 + phase);
    const x = (((i * 0.37) % 1) - 0.5) * 1;
    const y = -0.62 - age * 0.55;
    const size = 0.04 * Math.sin(age * Math.PI);
    const colour = rgba(i % 2 === 0 ? '#ffd766' : '#fff3c8', 1 - age);
    line(ctx, { colour, width: 0.014 }, [x - size, y, x + size, y]);
    line(ctx, { colour, width: 0.014 }, [x, y - size, x, y + size]);
    disc(ctx, colour, [x, y, size * 0.4]);
  }
}

export const book: Rig = {
  box: [-0.94, -1.24, 0.94, 0.02],
  frames: 16,
  draw(ctx, phase, { tint: colour = '#8a3a3c' }) {
    drawHalf(ctx, { colour, side: -1 });
    drawHalf(ctx, { colour, side: 1 });
    drawTurningPage(ctx, fraction(phase + Math.sin(phase * TAU) * 0.05));
    line(ctx, { colour: shade(colour, -0.14), width: 0.03 }, [0, -0.07, 0, -0.1]);
    drawStars(ctx, phase);
  },
};
