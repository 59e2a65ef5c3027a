import { mix, rgba, shade, lerp, verticalGradient } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { addStorm } from '../../sky/storm.ts';
import type { Palette, Place, Stage, World } from '../../stage/stage.ts';
import { fillFloor, paintBoards } from '../floor.ts';
import { ashore, isWaterborne, waterborne } from '../indoor-world.ts';
import { addBackcloth } from './backcloth.ts';
import { addProscenium, addWings } from './curtains.ts';
import { addAudience, addFootlights, paintPool } from './house.ts';
import { addSpots } from './lamps.ts';
import { addPaperSea, paperSeaAt } from './paper-sea.ts';
import { planTheatre, type TheatrePlan } from './theatre-plan.ts';

/** Boards that run to the back, a pool of light where the hero stands. */
function addBoards(stage: Stage, { back, boards, edge }: TheatrePlan): void {
  const { frame, palette, unit: u, width } = stage;
  stage.strip({ parallax: 0.9, top: back, bottom: edge + 30 * u }, (ctx, strip) => {
    const plane = { top: back, vanishX: width * 0.5, vanishY: back - 330 * u };
    const stops = [mix(boards, palette.ramp[2], 0.25), boards, mix(boards, palette.key, 0.2)];
    fillFloor(ctx, strip, { ...plane, stops });
    paintBoards(ctx, strip, { ...plane, stops, colour: rgba(shade(boards, -0.2), 0.55), board: 58, thick: 2.6 });
    paintPool(ctx, stage, [frame.heroX, frame.ground + 6 * u, frame.hero * 0.66]);
    ctx.fillStyle = verticalGradient(ctx, [back, back + 34 * u], [rgba(palette.ink, 0.5), rgba(palette.ink, 0)]);
    ctx.fillRect(strip.left, back, strip.width, 34 * u);
  });
}

function theatreLight({ palette }: Stage, { lamps }: TheatrePlan): Palette {
  return {
    ...palette,
    key: mix(palette.key, lamps[0], 0.6),
    glow: mix(palette.glow, lamps[0], 0.5),
    dark: Math.max(0.35, palette.dark * 0.8),
  };
}

/** Offsets from the hero in frame widths, depth, and scale: everybody stays between the curtains. */
const TROUPE = [
  [0, 0, 1],
  [0.2, -0.6, 0.7],
  [-0.15, -0.8, 0.56],
  [0.34, -0.2, 0.62],
  [0.1, -1.1, 0.44],
  [0.29, -1.2, 0.42],
  [-0.07, -1.3, 0.36],
] as const;

function troupe({ frame, width }: Stage, count: number): readonly Place[] {
  const spread = width * (frame.wide ? 1 : 1.1) * -frame.side;
  const start = count > 1 ? width * 0.5 + frame.side * width * 0.09 : frame.heroX;
  return TROUPE.slice(0, count).map(([aside, depth, scale]) => ({ x: start + aside * spread, depth, scale }));
}

function worldOf(stage: Stage, { boards }: TheatrePlan, afloat: boolean): World {
  const { frame, palette, unit } = stage;
  return {
    modeFor: afloat ? waterborne : ashore,
    water: afloat ? paperSeaAt(stage) : undefined,
    mirrorGain: 0,
    drift: 0.1,
    places: (count) => troupe(stage, count),
    ground: () => frame.ground + 8 * unit,
    heroScale: frame.tall ? 0.88 : 1.1,
    bounce: mix(boards, palette.key, 0.3),
    rimColour: mix(palette.glow, '#ffffff', 0.4),
    rimGain: 1,
    shadowGain: 0.62,
  };
}

/** Theatre: a painted sky and board clouds for the hour, velvet curtains, spotlights in haze, the audience's heads. */
export function paintTheatre(stage: Stage): void {
  const { frame, height, palette, plan: scene, unit: u } = stage;
  const plan = planTheatre(stage);
  const high = palette.elevation > 0.2;
  const low = plan.back - height * (frame.tall ? 0.17 : 0.2);
  const x = lerp(frame.lightX, stage.width / 2, frame.wide ? 0.12 : 0.42);
  stage.sun = { x, y: high ? plan.border + height * 0.13 : low, radius: 60 * u };
  addBackcloth(stage, plan);
  // The lamps make the storm of the stage.
  if (scene.weather === 'storm') addStorm(stage, { gain: 0.8 });
  stage.palette = theatreLight(stage, plan);
  addWings(stage, plan);
  addBoards(stage, plan);
  addMist(stage, {
    parallax: 0.6,
    y: plan.back + 20 * u,
    height: 150,
    gain: 0.5,
    colour: mix(palette.mist, plan.lamps[1], 0.3),
  });
  addSpots(stage, plan);
  stage.sun = { x: stage.width * (0.5 - frame.side * 0.2), y: 0, radius: u };
  const afloat = scene.cast.some(isWaterborne);
  if (afloat) addPaperSea(stage, 'back');
  stage.addCast(worldOf(stage, plan, afloat));
  if (afloat) addPaperSea(stage, 'front');
  addMist(stage, {
    parallax: 1.05,
    y: frame.ground + 26 * u,
    height: 110,
    gain: 0.3,
    speed: 14,
    colour: mix(palette.mist, plan.lamps[0], 0.4),
  });
  addFootlights(stage, plan);
  addProscenium(stage, plan);
  addAudience(stage, plan);
  addAir(stage, 'dust', { colour: plan.lamps[0], count: 50, gain: 0.9 });
}
