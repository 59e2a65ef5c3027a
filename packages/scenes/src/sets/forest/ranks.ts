import { mix, rgba, pick, type Context2d } from '@kinora/drawing';

import { leafTree } from '../../land/leaf-tree.ts';
import { pine } from '../../land/pine.ts';
import { profile, ridge } from '../../land/ridge.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Wood } from './wood.ts';

export interface Rank {
  readonly parallax: number;
  readonly y: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly count: number;
  /** Of an average tree, in units. */
  readonly height: number;
  /** Of the ridge it stands on, in units. */
  readonly amplitude: number;
}

const AUTUMN = ['#d4562c', '#e89a35', '#c23b2c'];

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly index: number;
}

function plantTree(ctx: Context2d, stage: Stage, { wood, rank, tree }: { wood: Wood; rank: Rank; tree: Tree }): void {
  const { palette, random, unit } = stage;
  const colour = wood.treeColour(rank.depth);
  const seed = random() * 9;
  const leafy = random() < 0.7 && wood.season === 'autumn' && rank.depth >= 0.35;
  const { x, y, height, index } = tree;
  if (leafy) {
    const crown = mix(pick(AUTUMN, index), colour, 0.25);
    leafTree(ctx, random, { x, y, height, colour: crown, lit: palette.glow, side: wood.side });
    return;
  }
  const hazy = wood.snow && rgba(mix(wood.snow, palette.mist, 0.75 - rank.depth * 0.75), 0.5 + 0.45 * rank.depth);
  const lit = rgba(mix(colour, palette.glow, 0.5), 0.22);
  pine(ctx, { x, y, height, colour, snow: hazy ?? undefined, lit, side: wood.side, seed, unit });
}

/** One rank of trees on its ridge, dissolving into the mist behind the next. */
export function addRank(stage: Stage, wood: Wood, rank: Rank): void {
  const { unit, random, palette } = stage;
  const { parallax, y, amplitude, depth } = rank;
  const high = rank.height * unit;
  stage.strip({ parallax, top: y - high * 1.35 - 20 * unit }, (ctx, strip) => {
    const seed = Math.round(parallax * 100);
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells: 5, octaves: 3, seed });
    strip.scatter(rank.count, high, (x, index) => {
      const tree = { x, y: heightAt(x) + 7 * unit, height: high * (0.62 + 0.55 * random()), index };
      plantTree(ctx, stage, { wood, rank, tree });
    });
    const top = wood.groundColour(depth);
    const foot = mix(top, palette.mist, 0.4);
    ridge(ctx, strip, { heightAt, top, foot, lip: rgba(palette.glow, 0.5), height: 90 * unit });
  });
}

/** Tall single pines in front of the ranks; without scrolling they leave the hero free. */
export function addStandingPines(stage: Stage, wood: Wood): void {
  const { frame, height, width, unit, random, palette, plan } = stage;
  const colour = wood.treeColour(0.72);
  const look = {
    colour,
    snow: wood.snow ? rgba(mix(wood.snow, palette.fill, 0.2), 0.92) : undefined,
    lit: rgba(mix(colour, palette.glow, 0.5), 0.3),
    side: wood.side,
    unit,
  };
  stage.strip({ parallax: 0.66, top: wood.horizon - 440 * unit }, (ctx, strip) => {
    const y = wood.horizon + height * 0.115;
    const heightAt = profile(strip, { y, amplitude: 22 * unit, cells: 4, octaves: 3, seed: 66 });
    strip.scatter(frame.tall ? 6 : 9, 300 * unit, (x) => {
      const tall = (300 + 130 * random()) * unit;
      const seed = random() * 9;
      const hides = plan.scroll === 0 && Math.abs(x - frame.heroX) < width * 0.17;
      if (!hides) pine(ctx, { x, y: heightAt(x) + 10 * unit, height: tall, seed, ...look });
    });
    const [top, foot] = [wood.groundColour(0.5), wood.groundColour(0.8)];
    ridge(ctx, strip, { heightAt, top, foot, lip: rgba(palette.glow, 0.75), height: 100 * unit });
  });
}
