import {
  createRandom,
  disc,
  line,
  mix,
  pick,
  polygon,
  rgba,
  shade,
  verticalGradient,
  type Colour,
  type Context2d,
  type Random,
} from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addHeroLeftStrip } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import { CROPS, type Crop } from './crops.data.ts';
import { makeDepth, type Depth } from './depth.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer } from './layer.ts';

/** Plants are drawn one by one from here on; farther ones run into each other. */
const FAR = 8;
const NEAREST = 0.36;
/** Half of the path on which the hero walks, in persons. */
const PATH = 0.34;

/** Depths between which plants stand, and how far they keep from the hero, in frame widths. */
interface Reach {
  readonly from: number;
  readonly to: number;
  readonly clear: number;
}

interface Field {
  readonly space: LayerSpace;
  readonly depth: Depth;
  readonly crop: Crop;
  /** Middle of the path. */
  readonly path: number;
  readonly bloomOf: (row: number) => Colour;
  readonly leaf: Colour;
}

const CROPS_BY_NAME: Readonly<Partial<Record<string, Crop>>> = CROPS;

const cropOf = ({ plan }: Stage): Crop => CROPS_BY_NAME[plan.variety ?? ''] ?? CROPS.lavender;

function layField(space: LayerSpace): Field {
  const { stage, light, person } = space;
  const { frame, palette, width } = stage;
  const depth = makeDepth(space, [0.66, 0.6], 0.5);
  const crop = cropOf(stage);
  const white = isSnowy(stage) ? 0.45 : 0;
  const tint = (colour: Colour) => mix(mix(light.tone(colour), palette.ramp[2], palette.dark * 0.3), '#eef3fa', white);
  const heroX = frame.side < 0 ? frame.heroX : width - frame.heroX;
  return {
    space,
    depth,
    crop,
    path: (heroX - depth.x) / person,
    bloomOf: (row) => tint(pick(crop.blooms, Math.abs(row))),
    leaf: tint(crop.leaf),
  };
}

interface Plant {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bloom: Colour;
  readonly lit: Colour;
  readonly leaf: Colour;
  readonly random: Random;
}
type PaintPlant = (ctx: Context2d, plant: Plant) => void;

const paintSpikes: PaintPlant = (ctx, { x, y, size: s, bloom, lit, leaf, random }) => {
  disc(ctx, shade(leaf, -0.05), [x, y - s * 0.25, s * 0.78, s * 0.36]);
  disc(ctx, shade(bloom, -0.08), [x, y - s * 0.5, s * 0.76, s * 0.4]);
  disc(ctx, mix(bloom, lit, 0.16), [x + s * 0.14, y - s * 0.58, s * 0.5, s * 0.26]);
  const near = s > 50;
  repeat(near ? 46 : 7, (index) => {
    const at = (random() - 0.5) * 1.7;
    const high = near ? 0.3 + 0.7 * (index / 46) : 0.6;
    const up = (1.28 - high * 0.75 - 0.3 * Math.abs(at)) * (0.85 + 0.3 * random());
    const paint = mix(shade(bloom, -0.05), lit, 0.05 + 0.4 * random());
    disc(ctx, paint, [x + at * s * 0.7, y - s * up, s * (near ? 0.028 : 0.045), s * 0.15, at * 0.6]);
  });
};

const paintCups: PaintPlant = (ctx, { x, y, size: s, bloom, lit, leaf, random }) => {
  disc(ctx, shade(leaf, -0.06), [x, y - s * 0.22, s * 0.6, s * 0.3]);
  repeat(6, (index) => {
    const [at, up] = [x + ((index % 3) - 1 + 0.5 * (random() - 0.5)) * s * 0.42, y - s * (0.66 + 0.3 * random())];
    line(ctx, { colour: mix(leaf, lit, 0.1), width: s * 0.06 }, [at, y - s * 0.1, at, up]);
    disc(ctx, bloom, [at, up, s * 0.17, s * 0.2]);
    disc(ctx, mix(bloom, lit, 0.4), [at + s * 0.05, up - s * 0.03, s * 0.07, s * 0.13]);
  });
};

const paintDots: PaintPlant = (ctx, { x, y, size: s, bloom, lit, leaf, random }) => {
  repeat(7, () => {
    const at = x + (random() - 0.5) * s * 1.6;
    const pen = {
      colour: mix(leaf, random() < 0.4 ? lit : bloom, random() < 0.4 ? 0.3 : 0),
      width: Math.max(1, s * 0.035),
    };
    line(ctx, pen, [at, y, at + (random() - 0.5) * s * 0.3, y - s * (0.5 + 0.5 * random())]);
  });
  repeat(3, () => {
    const [at, up] = [x + (random() - 0.5) * s * 1.5, y - s * (0.6 + 0.5 * random())];
    disc(ctx, bloom, [at, up, s * 0.2, s * 0.15]);
    disc(ctx, shade(bloom, 0.05), [at + s * 0.03, up - s * 0.05, s * 0.15, s * 0.08]);
    disc(ctx, mix('#2a1a24', bloom, 0.3), [at, up + s * 0.01, s * 0.05, s * 0.03]);
  });
};

const paintSunflower: PaintPlant = (ctx, { x, y, size: s, bloom, lit, leaf, random }) => {
  const [lean, up] = [(random() - 0.5) * s * 0.12, y - s * (0.88 + 0.16 * random())];
  line(ctx, { colour: shade(leaf, -0.04), width: s * 0.05 }, [x, y, x + lean, up]);
  for (const [side, high] of [
    [-1, 0.35],
    [1, 0.5],
    [-1, 0.66],
  ] as const)
    disc(ctx, mix(leaf, lit, side > 0 ? 0.2 : 0), [
      x + side * s * 0.15,
      y - s * high,
      s * 0.17,
      s * 0.085,
      side * -0.5,
    ]);
  repeat(11, (index) => {
    const angle = index * 0.571;
    const paint = index % 2 === 0 ? bloom : mix(bloom, lit, 0.25);
    disc(ctx, paint, [
      x + lean + Math.cos(angle) * s * 0.15,
      up + Math.sin(angle) * s * 0.14,
      s * 0.085,
      s * 0.05,
      angle,
    ]);
  });
  disc(ctx, mix('#5a3520', leaf, 0.15), [x + lean, up, s * 0.105]);
  disc(ctx, rgba('#8a5a30', 0.8), [x + lean + s * 0.02, up - s * 0.02, s * 0.05]);
};

const paintEars: PaintPlant = (ctx, { x, y, size: s, bloom, lit, leaf, random }) => {
  repeat(5, () => {
    const at = x + (random() - 0.5) * s * 0.8;
    const tip = [at + (random() - 0.3) * s * 0.22, y - s * (0.7 + 0.35 * random())] as const;
    const glint = mix(bloom, lit, 0.5 * random());
    line(ctx, { colour: mix(leaf, glint, 0.4), width: Math.max(1, s * 0.022) }, [at, y, ...tip]);
    disc(ctx, glint, [...tip, s * 0.035, s * 0.13, (tip[0] - at) / s]);
  });
};

const HEADS: Readonly<Record<Crop['head'], PaintPlant>> = {
  spike: paintSpikes,
  cup: paintCups,
  dot: paintDots,
  disc: paintSunflower,
  ear: paintEars,
};

/** Far rows as stripes that meet at the horizon, over soil. */
function paintStripes(ctx: Context2d, { space, depth, crop, path, bloomOf, leaf }: Field): void {
  const { stage, light } = space;
  const { height, palette, unit, width } = stage;
  const horizon = depth.at(0, 0, 90)[1];
  const near = depth.at(0, 0, 1.6)[1];
  const soil = mix(light.tone(crop.soil), leaf, 0.25);
  const far = mix(bloomOf(0), palette.mist, 0.35);
  const stops = [far, mix(soil, far, 0.35), soil, mix(soil, palette.ink, 0.25)];
  ctx.fillStyle = verticalGradient(ctx, [horizon, height], stops);
  ctx.fillRect(-width, horizon, width * 3, height);
  repeat(140, (index) => {
    const row = index - 70;
    const across = path + row * crop.gap + Math.sign(row + 0.5) * PATH;
    const half = crop.gap * 0.34;
    const points = [
      ...depth.at(across - half, 0, 80),
      ...depth.at(across + half, 0, 80),
      ...depth.at(across + half, 0, 0.3),
      ...depth.at(across - half, 0, 0.3),
    ];
    const bloom = bloomOf(row);
    polygon(ctx, verticalGradient(ctx, [horizon, near], [bloom, mix(bloom, leaf, 0.5), mix(leaf, soil, 0.5)]), points);
  });
  ctx.fillStyle = verticalGradient(ctx, [horizon, horizon + 70 * unit], [rgba(far, 0.95), rgba(far, 0)]);
  ctx.fillRect(-width, horizon, width * 3, 70 * unit);
}

/** Plants of all rows between two depths, from far to near. */
function paintPlants(
  ctx: Context2d,
  strip: Strip,
  { field, from, to, clear }: Reach & { readonly field: Field },
): void {
  const { depth, crop, path, bloomOf, leaf } = field;
  const { palette, seed, width } = strip.stage;
  const hero = depth.at(path, 0, 1)[0];
  const random = createRandom(seed ^ 0x51ed);
  for (let z = from; z > to; z *= 0.91) {
    const scale = depth.scale(z);
    const rows = Math.ceil((width * 1.3) / (crop.gap * scale));
    const air = Math.max(0, 0.5 * (1 - 3 / z));
    for (let row = -rows; row <= rows; row++) {
      const across = path + row * crop.gap + Math.sign(row + 0.5) * PATH + (random() - 0.5) * crop.stray;
      const [x, y] = depth.at(
        across + crop.gap * 0.5 * (crop.stray > 0.2 ? random() : 0),
        0,
        z * (0.97 + 0.05 * random()),
      );
      if (x < -width * 0.25 || x > width * 1.25 || Math.abs(x - hero) < clear * width) continue;
      const size = crop.height * scale * (0.85 + 0.3 * random());
      const hue = mix(shade(bloomOf(row), (random() - 0.5) * 0.06), palette.mist, air);
      const lit = mix(palette.glow, palette.key, 0.5);
      HEADS[crop.head](ctx, { x, y, size, bloom: hue, lit, leaf: mix(leaf, palette.mist, air), random });
    }
  }
}

/** A field in rows to the horizon: with what grows behind the hero, or what is before the lens. */
export function addCrops(space: LayerSpace, { depth }: Layer<'crops'>): void {
  const { stage, person } = space;
  const field = layField(space);
  if (depth === 'before') {
    const top = stage.frame.ground - person * 1.2;
    const clear = stage.frame.wide ? 0.18 : 0.38;
    addHeroLeftStrip(stage, { parallax: 1.35, top, blur: 1.6, fixed: true }, (ctx, strip) =>
      paintPlants(ctx, strip, { field, from: 0.8, to: NEAREST, clear }),
    );
    return;
  }
  addHeroLeftStrip(stage, { parallax: 0.9, top: field.depth.y - person * 0.2, fixed: true }, (ctx, strip) => {
    paintStripes(ctx, field);
    paintPlants(ctx, strip, { field, from: FAR, to: 0.98, clear: 0 });
  });
}
