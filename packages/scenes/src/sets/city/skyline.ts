import { mix, rgba, lerp, pick, createRandom } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { paintTower, panesOf, type Crown, type Tower, type TowerLook } from './tower.ts';

/** A row of towers at one distance. */
export interface Rank {
  readonly parallax: number;
  readonly base: number;
  /** Of its lowest and highest tower, in units. */
  readonly heights: readonly [low: number, high: number];
  readonly widths: readonly [narrow: number, wide: number];
  /** 0 far to 1 near. */
  readonly depth: number;
  readonly gap: number;
  readonly crowns: readonly Crown[];
  readonly seed: number;
}

const WALLS = ['#8ea7bd', '#c2a58c', '#6f86a8', '#b08d86', '#8fa79d', '#a9a3b8'];
const LAMPS = ['#ffd98a', '#ffc067', '#fff0c4', '#bfe4ff'];

/** Tallest below the light, lower above the hero. */
function crestAt({ frame, width }: Stage, x: number): number {
  return Math.exp(-(((x - frame.lightX) / (width * (frame.tall ? 0.5 : 0.34))) ** 2));
}

/** The towers of a rank from left to right. */
export function planRank(stage: Stage, rank: Rank): readonly Tower[] {
  const { frame, palette, unit, width } = stage;
  const random = createRandom(stage.seed ^ Math.imul(rank.seed, 7919));
  const towers: Tower[] = [];
  const wall = mix(mix(palette.ramp[0], palette.ramp[2], rank.depth), palette.ramp[3], palette.dark * 0.3 * rank.depth);
  let x = -frame.margin;
  while (x < width + frame.margin) {
    const wide = lerp(rank.widths[0], rank.widths[1], random() ** 1.6) * unit;
    const crest = crestAt(stage, x + wide / 2);
    const height = lerp(rank.heights[0], rank.heights[1], crest * (0.25 + 0.75 * random()) + 0.16 * random()) * unit;
    const local = pick(WALLS, random() * WALLS.length);
    towers.push({
      x: x + wide / 2,
      base: rank.base,
      width: wide,
      height,
      crown: pick(rank.crowns, random() * rank.crowns.length),
      seed: Math.floor(random() * 1e9),
      wall: mix(wall, local, 0.62 * (1 - palette.dark * 0.8)),
    });
    x += wide * (0.86 + rank.gap * random() ** 1.5);
  }
  return towers;
}

/** Few windows shine by day, every second one at night. */
function litShare(dark: number): number {
  return dark < 0.1 ? 0.02 : Math.min(0.42, 0.05 + dark * 0.5);
}

export function lookOf(stage: Stage, { depth }: Pick<Rank, 'depth'>, snowy: boolean): TowerLook {
  const { palette, sun, unit, width } = stage;
  const faint = 0.35 * (1 - depth);
  return {
    foot: mix(mix(palette.ramp[0], palette.ramp[1], depth), palette.mist, 0.55 * (1 - depth * 0.7)),
    lit: mix(palette.key, palette.glow, 0.4) + (palette.dark > 0.6 ? '40' : '66'),
    shade: rgba(palette.ramp[3], 0.14 + 0.1 * depth),
    glass: rgba(mix(palette.ramp[2], palette.sky[1], 0.45), (0.22 + 0.36 * depth) * (1 - faint)),
    lamps: LAMPS.map((lamp) => rgba(mix(lamp, palette.mist, faint * 0.7), 0.95)),
    share: litShare(palette.dark),
    pitch: lerp(7, 10, depth) * unit,
    side: sun.x > width / 2 ? 1 : -1,
    snow: snowy ? rgba('#f4f8fd', 0.85) : undefined,
  };
}

/** Red lamps on the highest roofs, and windows in which the light goes on and off. */
function addNightLife(stage: Stage, rank: Rank, towers: readonly Tower[]): void {
  const { unit, random } = stage;
  const { pitch } = lookOf(stage, rank, false);
  const high = towers.toSorted((one, two) => two.height - one.height).slice(0, 4);
  const lively = high.flatMap((tower) => panesOf(tower, pitch).filter((_, index) => index % 23 === 5));
  const phases = lively.map(() => random() * 6.28);
  stage.live(rank.parallax, (ctx, time) => {
    ctx.fillStyle = stage.tone('#ffe0a0');
    lively.forEach(([pane], index) => {
      if (Math.sin(time * 0.9 + (phases[index] ?? 0)) > 0.2) ctx.fillRect(...pane);
    });
    high.forEach(({ x, base, height, crown }, index) => {
      const alpha = 0.25 + 0.75 * Math.max(0, Math.sin(time * 2.4 + index * 1.7));
      const y = base - height * (crown === 'dome' ? 1.04 : 1);
      glowAt(ctx, stage, { colour: '#ff5a4a', x, y, rx: 9 * unit, alpha });
    });
  });
}

/** Paints a rank; in the dark its lights live. */
export function addRank(stage: Stage, rank: Rank, snowy: boolean): void {
  const towers = planRank(stage, rank);
  const look = lookOf(stage, rank, snowy);
  const top = rank.base - rank.heights[1] * 1.12 * stage.unit;
  stage.strip({ parallax: rank.parallax, top, bottom: rank.base + 4 * stage.unit, fixed: true }, (ctx) => {
    for (const tower of towers) paintTower(ctx, tower, look);
  });
  if (stage.palette.dark > 0.4) addNightLife(stage, rank, towers);
}
