import { rgba, disc, line, fraction, pick, type Context2d } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';

export interface Notes {
  /** Where the music comes from. */
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly rise: number;
  readonly spread: number;
  readonly size: number;
}

const COLOURS = ['#e0573f', '#f2b92e', '#4f8fd8', '#5fa35a'];

/** Notes of music that rise from an instrument and fade. */
export function drawNotes(ctx: Context2d, { x, y, phase, rise, spread, size }: Notes): void {
  for (let i = 0; i < 4; i++) {
    const age = fraction(i / 4 + phase);
    const alpha = Math.min(1, age * 6) * (1 - age) ** 0.7;
    const colour = rgba(pick(COLOURS, i), alpha);
    turned(
      ctx,
      {
        x: x + (i - 1.5) * spread * 0.5 * (0.4 + age) + Math.sin(age * 9) * size * 0.3,
        y: y - rise * age,
        angle: Math.sin(age * 7) * 0.2,
      },
      () => {
        disc(ctx, colour, [0, 0, size * 0.34, size * 0.25, -0.4]);
        line(ctx, { colour, width: size * 0.11 }, [size * 0.29, -size * 0.06, size * 0.29, -size]);
        if (i % 2 === 0) line(ctx, { colour, width: size * 0.16 }, [size * 0.29, -size, size * 0.6, -size * 0.72]);
        else {
          disc(ctx, colour, [size * 0.8, -size * 0.06, size * 0.34, size * 0.25, -0.4]);
          line(ctx, { colour, width: size * 0.11 }, [size * 1.09, -size * 0.12, size * 1.09, -size]);
          line(ctx, { colour, width: size * 0.16 }, [size * 0.29, -size, size * 1.09, -size]);
        }
      },
    );
  }
}
