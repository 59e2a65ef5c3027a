import { mix, rgba, trace, TAU, type Context2d, within } from '@kinora/drawing';

import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { skylineOf, groundBelow } from '../skyline.ts';
import type { Sand } from './sand.ts';

export interface Dune {
  readonly parallax: number;
  readonly y: number;
  /** In units. */
  readonly amplitude: number;
  readonly cells: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly seed: number;
}

type Crest = readonly [x: number, y: number];

/** How many skyline points to each side a crest must rise above. */
const REACH = 8;

/** The tops of a skyline, away from its ends. */
export function crestsOf(skyline: readonly number[]): readonly Crest[] {
  const heightOf = (index: number) => skyline[index * 2 + 1] ?? 0;
  const isCrest = (index: number) =>
    heightOf(index) <= heightOf(index - 1) &&
    heightOf(index) < Math.min(heightOf(index + 1), heightOf(index - REACH), heightOf(index + REACH));
  return Array.from({ length: Math.max(0, skyline.length / 2 - REACH * 2) }, (_, i) => i + REACH)
    .filter(isCrest)
    .map((index) => [skyline[index * 2] ?? 0, heightOf(index)]);
}

interface Face {
  readonly length: number;
  readonly colour: string;
}

/** The shaded slip face that falls from a crest, with a knife edge to the lit side. */
function paintSlipFace(ctx: Context2d, { sun, unit, width }: Stage, face: Face & { crest: Crest }): void {
  const { length, colour, crest } = face;
  const [x, y] = crest;
  const side = sun.x > width / 2 ? 1 : -1;
  const shade = ctx.createLinearGradient(x, y, x - side * length, y + length * 0.5);
  shade.addColorStop(0, rgba(colour, 0.85));
  shade.addColorStop(1, rgba(colour, 0));
  ctx.fillStyle = shade;
  const foot = y + length * 0.8;
  ctx.beginPath();
  ctx.moveTo(x, y - 2 * unit);
  const bend = [x + side * 26 * unit, y + length * 0.18, x - side * 40 * unit, y + length * 0.36] as const;
  ctx.bezierCurveTo(...bend, x + side * 30 * unit, foot);
  ctx.lineTo(x - side * length * 1.3, foot);
  ctx.lineTo(x - side * length * 1.3, y - 20 * unit);
  ctx.fill();
}

export interface Ripples {
  readonly count: number;
  readonly colour: string;
  readonly width: number;
  /** Height of ripple `row` at x, in pixels. */
  heightAt(x: number, row: number, turn: number): number;
}

/** Wind ripples along a strip; `turn` goes once around from its left edge to its right one. */
export function paintRipples(ctx: Context2d, strip: Strip, ripples: Ripples): void {
  const steps = Math.ceil(strip.width / (14 * strip.stage.unit));
  ctx.strokeStyle = ripples.colour;
  ctx.lineWidth = ripples.width;
  repeat(ripples.count, (row) => {
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const x = strip.left + (i / steps) * strip.width;
      return [x, ripples.heightAt(x, row, (i / steps) * TAU)];
    });
    ctx.beginPath();
    trace(ctx, points.flat());
    ctx.stroke();
  });
}

function paintSurface(ctx: Context2d, strip: Strip, { dune, sand, heightAt }: Surface): void {
  const { unit } = strip.stage;
  const colour = mix(sand[2], sand[3], dune.depth);
  const face = { length: dune.amplitude * 2.6 * unit, colour };
  crestsOf(skylineOf(strip, heightAt)).forEach((crest) => paintSlipFace(ctx, strip.stage, { ...face, crest }));
  paintRipples(ctx, strip, {
    count: 22,
    colour: rgba(sand[3], 0.07 + 0.05 * dune.depth),
    width: 1.3 * unit,
    heightAt: (x, row, turn) => heightAt(x) + (10 + row * (5 + row * 0.8) + Math.sin(turn * 9 + row * 1.3) * 4) * unit,
  });
}

interface Surface {
  readonly dune: Dune;
  readonly sand: Sand;
  readonly heightAt: HeightAt;
}

export function addDune(stage: Stage, sand: Sand, dune: Dune): void {
  const { palette, unit } = stage;
  const { parallax, y, amplitude, cells, depth, seed } = dune;
  const tones = {
    top: mix(sand[0], sand[1], depth),
    foot: mix(sand[1], sand[2], depth),
    lip: rgba(palette.key, 0.8),
  };
  stage.strip({ parallax, top: y - amplitude * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells, octaves: 2, seed });
    ridge(ctx, strip, { heightAt, ...tones, height: 150 * unit });
    within(ctx, groundBelow(strip, heightAt), () => paintSurface(ctx, strip, { dune, sand, heightAt }));
  });
}
