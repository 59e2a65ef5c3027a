import { mix, disc, fraction, pick, contextOf, verticalGradient } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { frameWith } from '../../land/foreground.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import type { ActorPaint, Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { addBenches } from './benches.ts';
import { glassPalette } from './glass-palette.ts';
import { addHangingBaskets } from './hanging-baskets.ts';
import { paintPottedPlant } from './potted-plant.ts';
import { addVault } from './vault.ts';

const DAY_SKY = ['#8fd0ea', '#bfe6ee', '#eaf7e6', '#fff8dc'];
const TREES = ['#b9dcb0', '#9fd0a8', '#cfe6b4'];

/** Sky and soft trees beyond the glass. */
function addOutside(stage: Stage, horizon: number): void {
  const { environment, height, palette, random, sun, unit, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, horizon], palette.id === 'day' ? DAY_SKY : palette.sky);
  ctx.fillRect(0, 0, width, height);
  glowAt(ctx, stage, { colour: palette.glow, x: sun.x, y: sun.y, rx: width * 0.5, ry: height * 0.7, alpha: 0.8 });
  repeat(60, (i) => {
    const x = random() * width;
    const y = horizon - random() * height * 0.09 + 14 * unit;
    disc(ctx, mix(pick(TREES, i), '#ffffff', 0.25), [x, y, (24 + 44 * random()) * unit]);
  });
  stage.backdrop(canvas);
}

function addSunbeams(stage: Stage): void {
  const { height, sun, width } = stage;
  const right = sun.x > width / 2;
  const angles = right ? { from: 1.3, to: 2.5 } : { from: 0.6, to: 1.85 };
  const light = { x: sun.x + (right ? 1 : -1) * width * 0.1, y: -height * 0.3, ...angles };
  addRays(stage, { ...light, count: 9, gain: 0.24, width: 0.04, length: 1.5 });
}

/** How far beside the hero the plants it looks after stand, in hero heights. */
const REACHES = { wide: 1.02, square: 0.84, tall: 0.66 };

/** The three plants being looked after. */
function addPlanter(stage: Stage, facing: 1 | -1): void {
  const { frame, unit } = stage;
  const y = frame.ground + 16 * unit;
  const scale = frame.tall ? 0.85 : 1;
  const middle = frame.heroX + facing * (frame.hero * REACHES[frame.shape] + 46 * unit);
  const spread = 74 * unit * (frame.tall ? 0.8 : 1);
  stage.strip({ parallax: 1, top: y - 260 * unit, bottom: y + 20 * unit, fixed: true }, (ctx) => {
    [1, 2, 0].forEach((kind, i) => {
      const size = (120 + 22 * ((i + 1) % 3)) * unit * scale;
      paintPottedPlant(ctx, stage, { x: middle + (i - 1) * spread, y, size, kind, fade: 0 });
    });
  });
}

/** Drops from a watering can's rose, in five arcs. */
function makePour({ unit }: Stage): ActorPaint {
  return (ctx, { x, y, facing, time }) => {
    ctx.strokeStyle = 'rgba(190,232,250,.85)';
    ctx.lineWidth = 2 * unit;
    ctx.lineCap = 'round';
    repeat(25, (i) => {
      const arc = Math.floor(i / 5);
      const age = fraction(time * 1.7 + (i % 5) / 5 + arc * 0.13);
      const speed = facing * (30 + arc * 9) * unit;
      const [dropX, dropY] = [x + speed * age * 1.3, y + (age * 20 + age * age * 150) * unit];
      ctx.globalAlpha = 0.9 * (1 - age * 0.6);
      ctx.beginPath();
      ctx.moveTo(dropX, dropY);
      ctx.lineTo(dropX + speed * 0.06, dropY + (5 + 11 * age) * unit);
      ctx.stroke();
    });
    ctx.globalAlpha = 1;
  };
}

const HERO_SCALES = { wide: 1.05, square: 0.85, tall: 0.7 };

/** Greenhouse: iron and glass vault, sunbeams, tiers of pots and hanging plants, brick path. */
export function paintGreenhouse(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  stage.palette = glassPalette(stage);
  stage.sun = { x: frame.lightX, y: height * 0.05, radius: unit };
  const horizon = height * (frame.tall ? 0.56 : 0.58);
  addOutside(stage, horizon);
  addVault(stage, horizon);
  addBenches(stage, horizon);
  addHangingBaskets(stage);
  addSunbeams(stage);
  const facing = frame.heroX < width * 0.5 ? 1 : -1;
  addPlanter(stage, facing);
  stage.addCast({
    facing,
    pour: makePour(stage),
    ground: () => frame.ground + 14 * unit,
    bounce: '#e0b07a',
    rimGain: 0.9,
    heroScale: HERO_SCALES[frame.shape],
  });
  frameWith(stage, { kind: 'broad', parallax: 1.7, colour: '#0f3a34', lit: '#2a6a4f', size: 1.1, count: 3 });
  addAir(stage, 'dust', { colour: '#fff4c0', count: 54, gain: 1.1 });
}
