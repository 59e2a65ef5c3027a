import { fromOklab, mix, toOklab, type Colour, clamp, lerp, type Canvas, layTiles, paperTile } from '@kinora/drawing';

import { silhouette } from '../light/relight.ts';
import { scaled, softenSmall } from '../light/soften.ts';
import { mapPalette } from '../stage/palette.ts';
import type { Stage } from '../stage/stage.ts';
import type { Style } from './style.ts';
import { blendOnto, edgeBand } from './treat-layer.ts';

/** Card never gets as dark or as pale as light does. */
function cardColour(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([clamp(lerp(lightness, 0.3 + lightness * 0.68, 0.6)), a * 1.12, b * 1.12]);
}

function bevel({ environment, unit }: Stage, canvas: Canvas, scale: number): void {
  // Whole pixels: ten times cheaper than parts of one.
  const dx = Math.round(1.6 * unit * scale);
  const dy = Math.round(2 * unit * scale);
  const light = edgeBand(environment, canvas, { dx, dy, colour: '#ffffff' });
  const dark = edgeBand(environment, canvas, { dx: -dx, dy: -dy, colour: '#1a0f20' });
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.5 }, (ctx) => ctx.drawImage(light, 0, 0));
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.22 }, (ctx) => ctx.drawImage(dark, 0, 0));
}

/** The shadow a sheet casts on the sheet behind it. */
function castShadow(stage: Stage, canvas: Canvas, sprite: boolean): void {
  const { environment, unit, palette } = stage;
  const shape = silhouette(environment, canvas, mix(palette.ink, '#120818', 0.5));
  const soft = softenSmall(environment, shape, Math.max(2, (sprite ? 5 : 8) * unit));
  const shadow = scaled(environment, soft, [canvas.width, canvas.height]);
  const dx = Math.round(5 * unit * (sprite ? 0.7 : 1));
  const dy = Math.round(7 * unit * (sprite ? 0.7 : -0.4));
  blendOnto(canvas, { mode: 'destination-over', alpha: 0.5 }, (ctx) => {
    ctx.drawImage(shadow, dx, dy);
    ctx.drawImage(shadow, dx, dy);
  });
}

/** Stacked card: flat tints, fibre, a bevelled edge, and a soft shadow on the sheet behind. */
export const paper: Style = {
  bloom: 0,
  grain: 0.035,
  vignette: 0.45,
  steps: 12,
  captionColour: '#fffaf0',
  palette: (mood) => mapPalette(mood, cardColour),
  treat: (stage) => {
    const fibre = paperTile(stage.environment, { gain: 0.1, seed: stage.seed, fibres: 90 });
    return {
      finish: (canvas, { kind }) => {
        const sprite = kind === 'sprite';
        blendOnto(canvas, { mode: 'source-atop', alpha: sprite ? 0.5 : 0.9 }, (ctx) => layTiles(ctx, fibre, canvas));
        if (kind === 'sky') return;
        bevel(stage, canvas, sprite ? 0.7 : 1);
        castShadow(stage, canvas, sprite);
      },
    };
  },
};
