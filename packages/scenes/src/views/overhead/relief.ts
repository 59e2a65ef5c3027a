import {
  clamp,
  cloudNoise,
  contextOf,
  createNoiseField,
  mix,
  parseHex,
  type Colour,
  type Context2d,
} from '@kinora/drawing';

import type { Ground } from './ground.ts';

/** Land in slanting light: how high it is at a place, and its colours in shade, as it lies, and in the light. */
interface Relief {
  readonly heightAt: (x: number, y: number) => number;
  readonly tones: readonly [shade: Colour, plain: Colour, lit: Colour];
  /** How steep it looks. */
  readonly gain: number;
}

/** Lines of the small picture that the relief is reckoned in; it is enlarged softly. */
const LINES = 400;

/** Paints land by the light on its slopes. */
function paintRelief(
  ctx: Context2d,
  { stage, left, top, width, height }: Ground,
  { heightAt, tones, gain }: Relief,
): void {
  const [rows, columns] = [LINES, Math.round((LINES * width) / height)];
  const small = stage.environment.canvas(columns, rows);
  const smallCtx = contextOf(small);
  const pixels = smallCtx.createImageData(columns, rows);
  const ramp = Array.from({ length: 64 }, (_, index) => {
    const share = index / 63;
    return parseHex(share < 0.5 ? mix(tones[0], tones[1], share * 2) : mix(tones[1], tones[2], share * 2 - 1));
  });
  const side = -stage.frame.side;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column / rows, row / rows];
      const rise = (heightAt(x + 0.006 * side, y - 0.004) - heightAt(x - 0.006 * side, y + 0.004)) * gain;
      const [red, green, blue] = ramp[Math.round(clamp(0.5 - rise) * 63)] ?? [0, 0, 0];
      pixels.data.set([red, green, blue, 255], (row * columns + column) * 4);
    }
  }
  smallCtx.putImageData(pixels, 0, 0);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, left, top, width, height);
}

/** Dunes with knife edges, one behind the other. */
export function paintDunes(ctx: Context2d, ground: Ground): void {
  const noise = createNoiseField(ground.stage.seed);
  const { tone, stage } = ground;
  const heightAt = (x: number, y: number) => {
    const bend = cloudNoise(noise, x * 1.6, y * 1.6) * 1.5;
    const wave = ((((x * 0.9 + y * 1.7 + bend) * 2.6) % 1) + 1) % 1;
    // A long slope to the wind, a short one from it.
    const dune = wave < 0.72 ? wave / 0.72 : (1 - wave) / 0.28;
    return dune * 0.1 + noise(x * 46, y * 20) * 0.004;
  };
  const sand = tone('#e2b878');
  paintRelief(ctx, ground, {
    heightAt,
    tones: [mix(sand, tone('#6a3a30'), 0.85), sand, mix(sand, mix(stage.palette.glow, '#ffffff', 0.3), 0.6)],
    gain: 15,
  });
}

/** Rock and snow from above: ridges and the valleys between them. */
export function paintPeaks(ctx: Context2d, ground: Ground): void {
  const noise = createNoiseField(ground.stage.seed);
  const { tone, stage } = ground;
  const ridged = (x: number, y: number) => 1 - Math.abs(noise(x, y) * 2 - 1);
  const heightAt = (x: number, y: number) =>
    ridged(x * 2.4, y * 2.4) * 0.2 + ridged(x * 5.2 + 7, y * 5.2) * 0.08 + ridged(x * 12, y * 12 + 3) * 0.03;
  const snow = tone('#dfe8f0');
  paintRelief(ctx, ground, {
    heightAt,
    tones: [tone('#33466a'), snow, mix('#ffffff', stage.palette.glow, 0.3)],
    gain: 13,
  });
}
