import { mix, rgba, shade, disc, polygon, lerp, type Context2d, verticalGradient } from '@kinora/drawing';

import { giantLeaf } from '../../land/giant-leaf.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Greens } from './greens.ts';

/** A rank of trees with an opening in which the light falls. */
export interface Wall {
  readonly parallax: number;
  /** The foot of the trees. */
  readonly y: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly trunks: number;
  /** Width of a trunk, in units. */
  readonly width: number;
  /** Half the opening, as a share of the frame's width. */
  readonly opening: number;
  /** How far down the crowns hang beside the opening and at the edges, in frame heights. */
  readonly crowns: readonly [middle: number, edge: number];
}

interface Growth {
  readonly wall: Wall;
  readonly greens: Greens;
}

/** 0 in the opening, 1 at its edge, more beyond. */
function besideOpening({ frame, width }: Stage, { opening }: Wall, x: number): number {
  return Math.abs(x - frame.lightX) / (opening * width);
}

function crownAt(stage: Stage, wall: Wall, x: number): number {
  const aside = Math.min(1, Math.max(0, besideOpening(stage, wall, x) - 0.6) / 1.8);
  return stage.height * lerp(wall.crowns[0], wall.crowns[1], aside);
}

/** A bowed trunk with buttress roots and a lit edge. */
function paintTrunk(ctx: Context2d, stage: Stage, { wall, greens, x }: Growth & { readonly x: number }): void {
  const { random, unit, palette } = stage;
  const { y, depth } = wall;
  const half = wall.width * unit * (0.35 + 0.35 * random());
  const bow = (random() - 0.5) * 60 * unit * (0.4 + depth);
  const bark = greens.bark(depth);
  const flare = half * (2.2 + random());
  const top = -40 * unit;
  ctx.fillStyle = bark;
  ctx.beginPath();
  ctx.moveTo(x - flare, y);
  ctx.quadraticCurveTo(x - half, y - flare * 0.6, x - half + bow * 0.4, lerp(y, top, 0.45));
  ctx.quadraticCurveTo(x - half * 0.8 + bow * 0.8, lerp(y, top, 0.75), x - half * 0.7 + bow, top);
  ctx.lineTo(x + half * 0.7 + bow, top);
  ctx.quadraticCurveTo(x + half * 0.8 + bow * 0.8, lerp(y, top, 0.75), x + half + bow * 0.4, lerp(y, top, 0.45));
  ctx.quadraticCurveTo(x + half, y - flare * 0.6, x + flare, y);
  ctx.fill();
  const light = stage.sun.x > x ? 1 : -1;
  ctx.strokeStyle = rgba(mix(palette.glow, greens.lit(depth), 0.5), 0.3 + 0.25 * depth);
  ctx.lineWidth = Math.max(1.2 * unit, half * 0.22);
  ctx.beginPath();
  ctx.moveTo(x + light * half * 0.95, y - flare * 0.5);
  ctx.quadraticCurveTo(
    x + light * half * 0.85 + bow * 0.3,
    lerp(y, top, 0.4),
    x + light * half * 0.66 + bow * 0.75,
    lerp(y, top, 0.72),
  );
  ctx.stroke();
  ctx.strokeStyle = rgba(shade(bark, -0.08), 0.5);
  ctx.lineWidth = 1.4 * unit;
  for (const aside of [-0.45, 0.1]) {
    ctx.beginPath();
    ctx.moveTo(x + aside * flare, y - half * 0.3);
    ctx.quadraticCurveTo(x + aside * half, y - flare, x + aside * half + bow * 0.4, lerp(y, top, 0.4));
    ctx.stroke();
  }
}

/** The roof of leaves, darker inside and lit below the opening. */
function paintCrowns(ctx: Context2d, strip: Strip, { wall, greens }: Growth): void {
  const { stage } = strip;
  const { random, unit } = stage;
  const { depth } = wall;
  const tones = [greens.leaf(Math.min(1, depth + 0.12)), greens.leaf(depth), greens.lit(depth)];
  const count = Math.round((strip.width / unit) * (0.12 + 0.17 * depth));
  tones.forEach((tone, layer) => {
    repeat(layer === 2 ? Math.round(count * 0.45) : count, () => {
      const x = strip.left + random() * strip.width;
      const bottom = crownAt(stage, wall, x) - layer * 10 * unit;
      const y = bottom - random() ** 1.4 * bottom * 1.15;
      const size = (13 + 21 * random()) * unit * (0.85 + 0.35 * depth) * (1 - layer * 0.24);
      disc(ctx, tone, [x, y, size, size * (0.45 + 0.3 * random()), (random() - 0.5) * 1.6]);
    });
  });
}

/** Broad leaves at the feet of the trees. */
function paintThicket(ctx: Context2d, strip: Strip, { wall, greens }: Growth): void {
  const { stage } = strip;
  const { random, unit } = stage;
  const { depth, y } = wall;
  const size = (46 + 62 * depth) * unit;
  repeat(Math.round(strip.width / (size * (0.72 - 0.36 * depth))), (i) => {
    const x = strip.left + random() * strip.width;
    if (besideOpening(stage, wall, x) < 0.9) return;
    giantLeaf(ctx, {
      x,
      y: y + (8 + 10 * random()) * unit,
      length: size * (0.6 + 0.6 * random()),
      turn: (random() - 0.5) * 2.1,
      kind: i % 4 === 0 ? 'banana' : 'heart',
      colour: greens.leaf(Math.min(1, depth + 0.1 * (i % 3))),
      lit: greens.lit(depth),
      side: greens.side,
    });
  });
}

/** Overgrown banks on both sides of the opening, which run out into the water. */
function paintBank(ctx: Context2d, strip: Strip, { wall, greens }: Growth): void {
  const { stage } = strip;
  const { random, unit } = stage;
  const { depth, y } = wall;
  repeat(120, (i) => {
    const x = strip.left + random() * strip.width;
    const aside = besideOpening(stage, wall, x);
    if (aside < 0.8) return;
    const size = (24 + 30 * random()) * unit * Math.min(1, (aside - 0.7) * 3);
    const tone = i % 4 === 3 ? greens.lit(depth) : greens.leaf(depth + 0.12 * (i % 3));
    disc(ctx, tone, [x, y + (4 + 16 * random()) * unit, size * 1.5, size * 0.45]);
  });
}

/** The green dusk behind the farthest trees. */
function paintDeep(ctx: Context2d, { stage, left, width }: Strip, { wall, greens }: Growth): void {
  const { height, palette } = stage;
  const deep = mix(greens.leaf(0.02), palette.mist, 0.35);
  const top = height * 0.1;
  ctx.fillStyle = verticalGradient(
    ctx,
    [top, wall.y],
    [rgba(deep, 0), rgba(deep, 0.9), deep, mix(deep, greens.leaf(0.2), 0.4)],
  );
  ctx.fillRect(left, top, width, wall.y - top);
}

/** Trunks, a roof of leaves and a thicket, open where the light falls. */
export function addWall(stage: Stage, greens: Greens, wall: Wall): void {
  const { unit } = stage;
  const growth = { wall, greens };
  stage.strip({ parallax: wall.parallax, top: -30 * unit, bottom: wall.y + 40 * unit, fixed: true }, (ctx, strip) => {
    if (wall.depth < 0.1) paintDeep(ctx, strip, growth);
    strip.scatter(wall.trunks, 40 * unit, (x) => {
      if (besideOpening(stage, wall, x) > 1) paintTrunk(ctx, stage, { ...growth, x });
    });
    paintCrowns(ctx, strip, growth);
    const foot = [strip.left, wall.y, strip.right, wall.y, strip.right, strip.bottom, strip.left, strip.bottom];
    if (wall.depth < 0.3) polygon(ctx, greens.leaf(wall.depth), foot);
    else paintBank(ctx, strip, growth);
    if (wall.depth > 0.1) paintThicket(ctx, strip, growth);
  });
}
