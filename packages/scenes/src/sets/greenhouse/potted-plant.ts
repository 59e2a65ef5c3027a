import { mix, shade, disc, panel, polygon, stroke, pick, TAU, type Random, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import { LEAF_COLOURS } from './leaf-colours.data.ts';

export interface PottedPlant {
  readonly x: number;
  /** Where the pot stands. */
  readonly y: number;
  readonly size: number;
  /** 0 blades, 1 flowering bush, 2 tall flowers, 3 little orange tree. */
  readonly kind: number;
  /** How much mist is before it, 0 to 1. */
  readonly fade: number;
}

/** Roots of a plant: the middle of its pot's rim, its size, and its colours behind the mist. */
interface Roots extends Spot {
  readonly random: Random;
  readonly leaf: (index: number) => string;
  readonly hazy: (colour: string) => string;
}

type PlantPainter = (ctx: Context2d, roots: Roots) => void;

function paintBlades(ctx: Context2d, { x, y, size, random, leaf }: Roots): void {
  repeat(11, (i) => {
    const angle = (i - 5) * 0.24 + (random() - 0.5) * 0.1;
    const l = size * (0.55 + 0.4 * random());
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.fillStyle = leaf(i);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(-l * 0.2, -l * 0.4, -l * 0.13, -l * 0.85, 0, -l);
    ctx.bezierCurveTo(l * 0.13, -l * 0.85, l * 0.2, -l * 0.4, 0, 0);
    ctx.fill();
    ctx.restore();
  });
}

function paintBush(ctx: Context2d, { x, y, size: s, random, leaf, hazy }: Roots): void {
  repeat(16, (i) => {
    const at = [x + (random() - 0.5) * s * 0.75, y - random() * s * 0.55] as const;
    disc(ctx, leaf(i), [...at, s * (0.08 + 0.1 * random())]);
  });
  repeat(11, () => {
    const at = [x + (random() - 0.5) * s * 0.75, y - s * 0.08 - random() * s * 0.55] as const;
    const r = s * 0.05;
    const petal = hazy(pick(LEAF_COLOURS.bloom, random() * 6));
    repeat(5, (i) => {
      const turn = (i * TAU) / 5;
      disc(ctx, petal, [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r, r * 0.75]);
    });
    disc(ctx, '#fff1a8', [...at, r * 0.55]);
  });
}

function paintTallFlowers(ctx: Context2d, { x, y, size: s, random, leaf, hazy }: Roots): void {
  repeat(7, (i) => {
    const aside = (i - 3) * 0.2 * s;
    const tall = s * (0.7 + 0.4 * random());
    const head = [x + aside * 0.9, y - tall] as const;
    stroke(ctx, { colour: leaf(1), width: s * 0.022 }, [x, y, x + aside * 0.4, y - tall * 0.6, ...head]);
    disc(ctx, hazy(pick(LEAF_COLOURS.bloom, i)), [...head, s * 0.075]);
    disc(ctx, hazy('#7a4a2a'), [...head, s * 0.03]);
  });
}

function paintOrangeTree(ctx: Context2d, { x, y, size: s, random, leaf, hazy }: Roots): void {
  stroke(ctx, { colour: hazy('#8a5a3a'), width: s * 0.05 }, [x, y, x + s * 0.02, y - s * 0.5]);
  repeat(18, (i) => {
    const reach = s * Math.sqrt(i / 18);
    const at = [x + Math.cos(i * 2.4) * 0.3 * reach, y - s * 0.72 + Math.sin(i * 2.4) * 0.28 * reach] as const;
    disc(ctx, leaf(i), [...at, s * 0.13]);
  });
  repeat(7, () => {
    const at = [x + (random() - 0.5) * s * 0.5, y - s * 0.72 + (random() - 0.5) * s * 0.4] as const;
    disc(ctx, hazy('#ff9f3c'), [...at, s * 0.05]);
  });
}

const KINDS: readonly PlantPainter[] = [paintBlades, paintBush, paintTallFlowers, paintOrangeTree];

function paintPot(ctx: Context2d, colour: string, { x, y, size: s, rim }: PottedPlant & { rim: number }): void {
  polygon(ctx, colour, [x - s * 0.2, rim - s * 0.02, x + s * 0.2, rim - s * 0.02, x + s * 0.15, y, x - s * 0.15, y]);
  polygon(ctx, shade(colour, -0.07), [x + s * 0.04, rim, x + s * 0.2, rim, x + s * 0.15, y, x + s * 0.02, y]);
  panel(ctx, shade(colour, 0.04), [x - s * 0.23, rim - s * 0.06, s * 0.46, s * 0.085, s * 0.02]);
}

export function paintPottedPlant(ctx: Context2d, { palette, random }: Stage, plant: PottedPlant): void {
  const { x, y, size, kind, fade } = plant;
  const rim = y - size * 0.32;
  const hazy = (colour: string) => mix(colour, palette.mist, fade);
  const leaf = (index: number) => hazy(pick(LEAF_COLOURS.leaf, index));
  const pot = hazy(pick(LEAF_COLOURS.pot, random() * 5));
  pick(KINDS, kind)(ctx, { x, y: rim, size, random, leaf, hazy });
  paintPot(ctx, pot, { ...plant, rim });
}
