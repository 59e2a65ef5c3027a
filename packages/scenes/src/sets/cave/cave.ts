import { mix, rgba, fraction } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { paintSky } from '../../sky/sky-plate.ts';
import { makeStars } from '../../sky/stars.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Stage, World } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import { ashore, isWaterborne, waterborne } from '../indoor-world.ts';
import { makeShafts } from '../light-shafts.ts';
import { planCave, type CavePlan } from './cave-plan.ts';
import { addCaveWalls } from './cave-walls.ts';
import { addCrystals, type Cluster } from './crystals.ts';
import { addDrips, addPool } from './pool.ts';
import { addNearRock, addShore } from './shore.ts';

/** The sky in the opening. */
function addSky(stage: Stage, { opening: o }: CavePlan): void {
  const { height, palette, plan, unit: u } = stage;
  const x = mirroredX(stage, o.x + o.rx * 0.16);
  stage.backdrop(paintSky(stage, { horizon: height * 0.34, sun: { x, y: o.y - o.ry * 0.05, radius: 24 * u } }));
  if (palette.moon && plan.weather !== 'storm') stage.screen(makeStars(stage, { count: 160, bottom: height * 0.4 }));
  if (plan.weather === 'storm') addStorm(stage);
}

/** Rain or snow that falls in through the opening. */
function addFalling(stage: Stage, { opening: o, pool }: CavePlan): void {
  const { plan, random, unit: u } = stage;
  const { weather } = plan;
  if (weather !== 'rain' && weather !== 'storm' && weather !== 'snow') return;
  const drops = Array.from({ length: 60 }, () => ({ x: (random() - 0.5) * 1.5, y: random(), near: random() }));
  const middle = mirroredX(stage, o.x);
  const snow = weather === 'snow';
  const flake = stage.glow('#ffffff');
  stage.live(0.4, (ctx, time) => {
    ctx.strokeStyle = 'rgba(225,240,250,.4)';
    ctx.lineWidth = 1.3 * u;
    ctx.beginPath();
    drops.forEach(({ x, y, near }) => {
      const fall = fraction(y + time * (snow ? 0.07 + 0.05 * near : 0.9 + 0.6 * near));
      const at = { x: middle + x * o.rx, y: o.y + (pool - o.y) * fall };
      if (snow) {
        const r = (2 + 3 * near) * u;
        ctx.drawImage(flake, at.x + Math.sin(time + y * 9) * 14 * u - r, at.y - r, r * 2, r * 2);
        return;
      }
      ctx.moveTo(at.x, at.y);
      ctx.lineTo(at.x - 2 * u, at.y + (14 + 20 * near) * u);
    });
    ctx.stroke();
  });
}

/** Middles and widths of the rays in the shaft, in halves of the opening. */
const RAYS = [
  [0, 1.15],
  [-0.62, 0.22],
  [0.1, 0.3],
  [-0.2, 0.12],
  [0.55, 0.36],
  [0.86, 0.14],
] as const;

/** The shaft under the opening: a broad body and finer rays in it. */
function addShaft(stage: Stage, { beam, daylight, opening: o, pool }: CavePlan): void {
  const { frame, height } = stage;
  const x = mirroredX(stage, o.x);
  const openings = RAYS.map(([middle, half]) => ({
    x: x + (middle - half) * o.rx,
    y: -height * 0.04,
    width: o.rx * half * 2,
    height: o.y + o.ry * 0.4,
  }));
  const shape = { openings, lean: frame.side * 0.2, length: pool - o.y + height * 0.1 };
  stage.live(0.3, makeShafts(stage, { ...shape, colour: beam, gain: 0.34 * daylight }));
}

/** Far clusters on the walls, near ones on the shore. */
function crystalBeds({ frame, height, unit: u, width }: Stage, { pool }: CavePlan): readonly (readonly Cluster[])[] {
  const far = height * (frame.tall ? 0.36 : 0.34);
  return [
    [
      { x: width * 0.055, y: far * 0.86, size: 66 * u, turn: 2.1, hue: 1 },
      { x: width * 0.36, y: pool - 8 * u, size: 70 * u, turn: -0.12, hue: 0 },
      { x: width * 0.945, y: far * 0.92, size: 72 * u, turn: -2.1, hue: 0 },
      { x: width * 0.5, y: pool - 6 * u, size: 40 * u, turn: 0.2, hue: 1 },
    ],
    [
      { x: width * 0.04, y: pool + 8 * u, size: 128 * u, turn: 0.24, hue: 0 },
      { x: width * 0.95, y: pool + 10 * u, size: 140 * u, turn: -0.2, hue: 1 },
      { x: width * 0.82, y: pool + 4 * u, size: 66 * u, turn: 0.12, hue: 0 },
    ],
  ];
}

function worldOf(stage: Stage, { beam, crystals, daylight, rock }: CavePlan, afloat: boolean): World {
  const { frame, unit } = stage;
  return {
    ground: () => frame.ground + 10 * unit,
    water: () => frame.ground + 2 * unit,
    heroScale: frame.tall ? 0.8 : 0.94,
    bounce: mix(rock[1], crystals[0], 0.35),
    rimColour: mix(mix(beam, '#ffffff', 0.2), crystals[0], 0.5 - 0.3 * daylight),
    rimGain: 1,
    mirrorGain: 0.34,
    shadowGain: 0.6,
    modeFor: afloat ? waterborne : ashore,
    wake: (ctx, { x, y, size, time }) => {
      ctx.strokeStyle = rgba(beam, 0.4);
      ctx.lineWidth = 1.6 * unit;
      [0, 0.33, 0.66].forEach((late) => {
        const age = fraction(time * 0.3 + late);
        ctx.globalAlpha = 0.7 * (1 - age);
        ctx.beginPath();
        ctx.ellipse(x, y + 3 * unit, size * (0.5 + 0.5 * age), size * (0.05 + 0.07 * age), 0, 0.1, Math.PI - 0.1);
        ctx.stroke();
      });
      ctx.globalAlpha = 1;
    },
  };
}

/** Cave: a shaft of the hour's light through the roof, stalactites, glowing crystals, a still pool. */
export function paintCave(stage: Stage): void {
  const { height, plan: scene, unit: u } = stage;
  const plan = planCave(stage);
  addSky(stage, plan);
  addCaveWalls(stage, plan);
  const [far = [], near = []] = crystalBeds(stage, plan);
  addCrystals(stage, plan, { parallax: 0.42, clusters: far });
  addFalling(stage, plan);
  addShaft(stage, plan);
  addCrystals(stage, plan, { parallax: 0.56, clusters: near });
  const afloat = scene.cast.slice(0, 1).some(isWaterborne);
  addPool(stage, plan, afloat);
  addDrips(stage, plan);
  addMist(stage, {
    parallax: 0.6,
    y: plan.pool + 8 * u,
    height: 90,
    gain: 0.4,
    colour: mix(plan.rock[0], plan.beam, 0.5),
  });
  stage.palette = { ...stage.palette, mist: plan.rock[0], ink: plan.rock[3], dark: Math.max(0.45, stage.palette.dark) };
  stage.sun = { x: mirroredX(stage, plan.opening.x), y: height * 0.05, radius: u };
  if (!afloat) addShore(stage, plan);
  stage.addCast(worldOf(stage, plan, afloat));
  addNearRock(stage, plan);
  addAir(stage, 'dust', { colour: plan.beam, count: 40, gain: 0.7 + 0.4 * plan.daylight });
  addAir(stage, 'fireflies', { colour: plan.crystals[0], count: 14, gain: 0.6 });
}
