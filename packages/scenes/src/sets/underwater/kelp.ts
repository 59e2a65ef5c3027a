import { mix, rgba, blob, stroke, type Context2d } from '@kinora/drawing';

import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { paintReef } from './coral.ts';

export interface SeaHill {
  readonly parallax: number;
  readonly y: number;
  /** In units. */
  readonly amplitude: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  /** Clumps of kelp and of coral on it. */
  readonly clumps: number;
  readonly corals: number;
  readonly seed: number;
}

interface Kelp {
  readonly count: number;
  readonly colour: string;
  readonly heightAt: HeightAt;
}

function paintKelp(ctx: Context2d, strip: Strip, { count, colour, heightAt }: Kelp): void {
  const { random, unit } = strip.stage;
  strip.scatter(count, 60 * unit, (middle) => {
    repeat(5, (i) => {
      const tall = (60 + 130 * random()) * unit;
      const x = middle + (i - 2) * 14 * unit;
      const y = heightAt(x);
      const root = [x, y + 8 * unit, x + 10 * unit, y - tall * 0.35];
      const pen = { colour, width: (4 + 4 * random()) * unit };
      stroke(ctx, pen, [...root, x - 8 * unit, y - tall * 0.7, x + 8 * unit, y - tall]);
    });
  });
}

export function addSeaHill(stage: Stage, hill: SeaHill): void {
  const { height, palette, unit } = stage;
  const { parallax, y, amplitude, depth, clumps: count, corals, seed } = hill;
  const colour = mix(palette.ramp[0], palette.ramp[3], depth);
  const tones = {
    top: mix(colour, palette.sky[2], 0.12),
    foot: mix(colour, palette.ramp[3], 0.5),
    lip: rgba(palette.glow, 0.28),
  };
  stage.strip({ parallax, top: y - 260 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells: 5, octaves: 4, seed });
    paintKelp(ctx, strip, { count, colour: mix(colour, '#2f8f7a', 0.3), heightAt });
    paintReef(ctx, strip, { clumps: corals, heightAt });
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.3 });
  });
}

type Clump = readonly [share: number, size: number];
const WIDE: readonly Clump[] = [
  [0.06, 1],
  [0.13, 0.7],
  [0.9, 0.9],
  [0.97, 1.1],
];
const NARROW: readonly Clump[] = [
  [0.1, 0.7],
  [0.93, 0.8],
];

function paintFrond(
  ctx: Context2d,
  paint: string,
  { x, tall, stage }: { x: number; tall: number; stage: Stage },
): void {
  const { height: h, unit: u } = stage;
  const up = [x - 5 * u, h * 1.05, x + 14 * u, h - tall * 0.4, x - 12 * u, h - tall * 0.75, x + 10 * u, h - tall];
  const down = [x + 4 * u, h - tall * 0.72, x + 30 * u, h - tall * 0.38, x + 10 * u, h * 1.05];
  blob(ctx, paint, [...up, ...down]);
}

/** Dark kelp on both edges, out of focus, and the near sea floor. */
export function addNearKelp(stage: Stage): void {
  const { frame, height, palette, random, unit } = stage;
  const { ink } = palette;
  stage.strip({ parallax: 1.7, top: height * 0.42, blur: 4 }, (ctx, strip) => {
    const heightAt = profile(strip, { y: height, amplitude: 120 * unit, cells: 5, octaves: 3, seed: 31 });
    (frame.wide ? WIDE : NARROW).forEach(([share, size]) => {
      repeat(4, (i) => {
        const x = strip.left + strip.width * share + (i - 2) * 24 * unit;
        const tall = height * (0.2 + 0.3 * random()) * size;
        paintFrond(ctx, i % 2 === 1 ? ink : mix(ink, '#1f6f7a', 0.35), { x, tall, stage });
      });
    });
    ridge(ctx, strip, { heightAt, top: mix(ink, palette.ramp[2], 0.35), foot: ink, height: height * 0.2 });
  });
}
