import { mix, shade, disc, stroke, pick, type Context2d, placed } from '@kinora/drawing';

import type { HeightAt } from '../../land/ridge.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

const CORALS = ['#ff7a8a', '#ff9f5c', '#f2a6ff', '#ffd05c', '#8fd6c8'];
const ARMS = 9;

interface Coral {
  readonly x: number;
  /** Where it grows from. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

type CoralPainter = (ctx: Context2d, stage: Stage, coral: Coral) => void;

/** Arms that fan out and fork, each with a pale tip. */
function paintFan(ctx: Context2d, { random }: Stage, { x, y, size, colour }: Coral): void {
  const tip = mix(colour, '#ffffff', 0.45);
  repeat(ARMS, (i) => {
    const angle = (i - (ARMS - 1) / 2) * 0.2 + (random() - 0.5) * 0.1;
    const length = size * (0.7 + 0.4 * random());
    const at = (share: number, lean: number) => [
      x + Math.sin(angle + lean) * length * share,
      y - Math.cos(angle + lean) * length * share,
    ];
    const arm = { colour: i % 2 === 1 ? colour : shade(colour, -0.06), width: size * 0.07 };
    stroke(ctx, arm, [x, y, ...at(0.5, 0), ...at(1, 0.06)]);
    stroke(ctx, arm, [...at(0.5, 0), ...at(0.85, -0.22)]);
    const [tipX = x, tipY = y] = at(1, 0.06);
    disc(ctx, tip, [tipX, tipY, size * 0.045]);
  });
}

/** A round head with grooves. */
function paintBrain(ctx: Context2d, _stage: Stage, { x, y, size, colour }: Coral): void {
  disc(ctx, shade(colour, -0.05), [x, y, size * 0.55, size * 0.5]);
  disc(ctx, colour, [x, y - size * 0.04, size * 0.5, size * 0.44]);
  repeat(5, (i) => {
    const bow = size * (0.08 + i * 0.08);
    const groove = placed([-1, 0, -0.6, -0.75, 0, -0.9, 0.6, -0.75, 1, 0], { x, y, scale: bow });
    stroke(ctx, { colour: shade(colour, -0.1), width: size * 0.025 }, groove);
  });
}

/** Upright tubes with dark mouths. */
function paintTubes(ctx: Context2d, { random }: Stage, { x, y, size, colour }: Coral): void {
  repeat(4, (i) => {
    const foot = x + (i - 1.5) * size * 0.2;
    const top = y - size * (0.45 + 0.45 * random());
    stroke(ctx, { colour: i % 2 === 1 ? colour : shade(colour, -0.05), width: size * 0.2 }, [foot, y, foot, top]);
    disc(ctx, shade(colour, -0.22), [foot, top - size * 0.05, size * 0.065, size * 0.035]);
  });
}

const KINDS: readonly CoralPainter[] = [paintFan, paintBrain, paintTubes, paintFan];

export interface Reef {
  readonly clumps: number;
  readonly heightAt: HeightAt;
}

/** Clumps of three corals, hazy with the water before them. */
export function paintReef(ctx: Context2d, strip: Strip, { clumps, heightAt }: Reef): void {
  const { stage } = strip;
  const { palette, random, unit } = stage;
  strip.scatter(clumps, 90 * unit, (middle, clump) => {
    repeat(3, (i) => {
      const x = middle + (i - 1) * 60 * unit;
      const colour = mix(pick(CORALS, clump * 2 + i), palette.ramp[1], 0.32);
      const size = (62 + 46 * random()) * unit;
      pick(KINDS, random() * KINDS.length)(ctx, stage, { x, y: heightAt(x) + 8 * unit, size, colour });
    });
  });
}
