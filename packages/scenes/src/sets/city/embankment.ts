import { mix, rgba, disc, panel, fraction, pick, type Context2d } from '@kinora/drawing';

import { bareTree } from '../../land/bare-tree.ts';
import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

const PAINTS = ['#d6453a', '#f0c24a', '#f4f1ea', '#3b76c4', '#34323c', '#5f9c6a'];
const CARS = 16;

function paintTrees(ctx: Context2d, strip: Strip, { verdure, line }: Bank): void {
  const { palette, random, unit, plan } = strip.stage;
  const colour = verdure.leaf(0.5);
  const lit = mix(verdure.leaf(0.15), palette.glow, 0.3);
  strip.scatter(44, 16 * unit, (x) => {
    const height = (17 + 13 * random()) * unit;
    const foot = line - 8 * unit;
    if (plan.season === 'winter') return bareTree(ctx, random, { x, y: foot, height, colour, depth: 3 });
    repeat(5, (i) => {
      const [aside, up] = [(i - 2) * 0.17 * height, (0.42 + 0.2 * ((i * 2) % 3)) * height];
      disc(ctx, colour, [x + aside, foot - up, height * (0.24 + 0.1 * random())]);
    });
    repeat(3, (i) => {
      const aside = (verdure.side * 0.12 + (i - 1) * 0.2) * height;
      disc(ctx, lit, [x + aside, foot - (0.62 + 0.12 * (i % 2)) * height, height * 0.15]);
    });
  });
}

interface Bank {
  readonly verdure: Verdure;
  /** The water line. */
  readonly line: number;
}

/** The quay wall of the far bank, with a row of trees and lamps. */
export function addEmbankment(stage: Stage, bank: Bank): void {
  const { palette, unit } = stage;
  const { line, verdure } = bank;
  const stone = verdure.local('#b6a898', 0.6);
  stage.strip({ parallax: 0.2, top: line - 60 * unit, bottom: line + 18 * unit, fixed: true }, (ctx, strip) => {
    paintTrees(ctx, strip, bank);
    ctx.fillStyle = mix(stone, palette.ramp[2], 0.35);
    ctx.fillRect(strip.left, line - 9 * unit, strip.width, 27 * unit);
    ctx.fillStyle = mix(stone, palette.glow, 0.35);
    ctx.fillRect(strip.left, line - 10 * unit, strip.width, 2 * unit);
    ctx.fillStyle = rgba(palette.ramp[3], 0.35);
    repeat(50, (i) => ctx.fillRect(strip.left + (i * strip.width) / 50, line - 7 * unit, 2 * unit, 9 * unit));
  });
  addCars(stage, line);
}

/** Cars along the far bank: bodies by day, lamps by night. */
function addCars(stage: Stage, line: number): void {
  const { palette, unit, width, frame } = stage;
  const span = width + 2 * frame.margin;
  const dim = palette.dark * 0.7;
  const bodies = PAINTS.map((paint) => stage.tone(mix(paint, palette.ramp[1], 0.3 + dim * 0.5)));
  stage.live(0.2, (ctx, time) => {
    repeat(CARS, (i) => {
      const way = i % 2 === 0 ? 1 : -1;
      const x = fraction(i * 0.381 + (way * time * (26 + 9 * (i % 4)) * unit) / span) * span - frame.margin;
      const y = line - (way > 0 ? 11 : 14) * unit;
      panel(ctx, pick(bodies, i), [x, y - 4 * unit, 11 * unit, 4 * unit, 1.6 * unit]);
      if (palette.dark < 0.2) return;
      const lamps = { y: y - 2 * unit, rx: 7 * unit, alpha: 0.9 };
      glowAt(ctx, stage, { colour: '#fff1c8', x: x + (way > 0 ? 11 : 0) * unit, ...lamps });
      glowAt(ctx, stage, { colour: '#ff4f3e', x: x + (way > 0 ? 0 : 11) * unit, ...lamps, rx: 5 * unit });
    });
  });
}
