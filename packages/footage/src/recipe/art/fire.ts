import { clamp, smoothStep, cloudNoise, createNoiseField, contextOf, type Context2d } from '@kinora/drawing';

import { makeAtmosphere, type AtmospherePaint } from '../../photo/atmosphere.ts';
import type { Studio } from '../studio.ts';

/** Flames are computed on this many rows and drawn large: they have no sharp edges. */
const ROWS = 90;
/** Heat to colour: red, green, blue at heats from 0 to 1. */
const HEATS = [
  [0, 0, 0],
  [110, 10, 0],
  [220, 50, 4],
  [255, 130, 18],
  [255, 210, 80],
  [255, 250, 214],
] as const;

function heatColour(heat: number, channel: 0 | 1 | 2): number {
  const place = clamp(heat) * (HEATS.length - 1.001);
  const index = Math.floor(place);
  const from = HEATS[index]?.[channel] ?? 0;
  const to = HEATS[index + 1]?.[channel] ?? 255;
  return from + (to - from) * (place - index);
}

interface Bed {
  /** Height of the flames, as a share of the frame. */
  readonly height: number;
  readonly seed: number;
  readonly gain: number;
}

/** Tongues of rising noise that thin out towards their tips. */
function makeFlames({ environment, width, height }: Studio, { height: tall, seed, gain }: Bed) {
  const columns = Math.max(8, Math.round((ROWS * width) / height));
  const canvas = environment.canvas(columns, ROWS);
  const own = contextOf(canvas);
  const pixels = own.createImageData(columns, ROWS);
  const noise = createNoiseField(seed);
  const wide = environment.canvas(width, height);
  const wideContext = contextOf(wide);
  wideContext.globalCompositeOperation = 'copy';
  wideContext.imageSmoothingQuality = 'high';
  return (ctx: Context2d, time: number) => {
    const first = Math.floor(ROWS * (1 - tall * 1.25));
    for (let y = Math.max(0, first); y < ROWS; y++) {
      const up = 1 - y / ROWS;
      for (let x = 0; x < columns; x++) {
        const across = (x / ROWS) * 5;
        const sway = 0.22 * Math.sin(time * 2.3 + across * 1.7 + up * 6);
        const tongue = cloudNoise(noise, across + sway, up * 3.4 + time * 2.6);
        const reach = tall * (0.5 + 0.75 * noise(across * 0.7 + 50, time * 0.7));
        const heat = (tongue * 1.35 + 0.38) * (1 - smoothStep(0.15, 1, up / Math.max(0.02, reach))) - 0.2;
        const at = (y * columns + x) * 4;
        for (const channel of [0, 1, 2] as const) pixels.data[at + channel] = heatColour(heat * gain, channel);
        pixels.data[at + 3] = 255;
      }
    }
    own.putImageData(pixels, 0, 0);
    wideContext.drawImage(canvas, 0, 0, width, height);
    ctx.globalCompositeOperation = 'screen';
    ctx.drawImage(wide, 0, 0);
    ctx.globalCompositeOperation = 'source-over';
  };
}

/** A wall of flames behind the subject, a low bed of fire before it, sparks in between. */
export function makeFire(studio: Studio, amount: number): AtmospherePaint {
  const { seed, width, height } = studio;
  const far = makeFlames(studio, { height: 0.3 + 0.5 * amount, seed, gain: 1 });
  const near = makeFlames(studio, { height: 0.14 + 0.1 * amount, seed: seed + 9, gain: 1.1 });
  const sparks = makeAtmosphere(studio.space, 'embers');
  return {
    back: (ctx, time) => {
      ctx.fillStyle = 'rgba(40,8,0,.45)';
      ctx.fillRect(0, 0, width, height);
      far(ctx, time);
      sparks.back(ctx, time);
    },
    front: (ctx, time) => {
      near(ctx, time);
      ctx.globalCompositeOperation = 'soft-light';
      ctx.fillStyle = `rgba(255,120,30,${0.3 + 0.06 * Math.sin(time * 13) * Math.sin(time * 7)})`;
      ctx.fillRect(0, 0, width, height);
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}
