import { blob, disc, line, rgba, shade, stroke, TAU, type Context2d } from '@kinora/drawing';

import { volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { ORCA } from './orca.data.ts';
import { bent, lift, whale, type Beat } from './whale.ts';

/** What is white of an orca, and its tall fin. */
function drawOrca(ctx: Context2d, beat: Beat): void {
  blob(ctx, volume(ctx, beat.colour, [-0.62, -0.2]), bent(beat, ORCA.dorsal));
  blob(ctx, '#f7f8f8', bent(beat, ORCA.patch));
}

/** The spotted back of a narwhal, and its twisted tusk. */
function drawNarwhal(ctx: Context2d, beat: Beat): void {
  for (let spot = 0; spot < 30; spot++) {
    const along = ((spot * 0.618) % 1) * 0.72;
    disc(ctx, rgba(shade(beat.colour, -0.2), 0.45), [
      0.62 - along * 1.5,
      lift(beat, along) - 0.06 - ((spot * 0.37) % 1) * (0.17 - along * 0.1),
      0.012 + ((spot * 0.53) % 1) * 0.018,
    ]);
  }
  const y = lift(beat, 0);
  line(ctx, { colour: '#d9c9a2', width: 0.05 }, [0.86, y - 0.06, 1.2, y - 0.14]);
  line(ctx, { colour: '#efe3c4', width: 0.034 }, [0.86, y - 0.06, 1.62, y - 0.24]);
  for (let twist = 0; twist < 11; twist++) {
    const x = 0.93 + twist * 0.06;
    const middle = y - 0.06 - ((x - 0.86) / 0.76) * 0.18;
    line(ctx, { colour: 'rgba(138,112,66,0.7)', width: 0.009 }, [x - 0.012, middle + 0.018, x + 0.014, middle - 0.018]);
  }
}

const COLOURS: Readonly<Record<string, string>> = { orca: '#20262f', narwhal: '#8fa3b0' };

/** An orca, or a narwhal by `kind`, built as a whale is. */
export const orca: Rig = {
  box: [-1.2, -0.76, 1.7, 0.7],
  stance: [-1.15, -0.6, 1.0],
  frames: 14,
  draw(ctx, phase, options) {
    const { kind = 'orca' } = options;
    const colour = options.tint ?? COLOURS[kind] ?? '#20262f';
    const beat = { colour, turn: phase * TAU };
    whale.draw(ctx, phase, { ...options, tint: colour });
    if (kind === 'narwhal') drawNarwhal(ctx, beat);
    else drawOrca(ctx, beat);
    stroke(
      ctx,
      { colour: rgba('#ffffff', 0.16), width: 0.02 },
      bent(beat, [0.6, 0.15, -0.2, 0.2, 0.34, -0.265, -0.2, 0.55, -0.22]),
    );
  },
};
