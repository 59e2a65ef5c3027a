import { mix, rgba, shade, panel, polygon, type Context2d, verticalGradient } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { fillFloor, paintChecks } from '../floor.ts';
import { addHangingLamps } from '../hanging-lamps.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP, makeHourLight, warmedPalette } from '../hour-light.ts';
import { addIndoorCast } from '../indoor-world.ts';
import { makeShafts } from '../light-shafts.ts';
import { addOutlook } from '../outlook.ts';
import { paintCounter, paintShelf } from './counter.ts';
import { planKitchen, type KitchenPlan } from './kitchen-plan.ts';
import { paintKitchenWall } from './kitchen-wall.ts';
import { addPans } from './pans.ts';
import { addStoveLife, paintStove } from './stove.ts';
import { paintFruitBowl, paintHerbs } from './vessels.ts';

/** Sun through three panes, lying on the tiles. */
function paintSunOnFloor(ctx: Context2d, strip: Strip, { floor, light, window: w }: KitchenPlan): void {
  const depth = strip.bottom - floor;
  const at = (share: number, down: number) => w.x + w.width * share - w.width * (0.2 + 0.75 * down);
  const [upper, lower] = [floor + depth * 0.14, floor + depth * 0.74];
  [0, 1, 2].forEach((i) => {
    const [from, to] = [i / 3 + 0.03, (i + 0.88) / 3];
    const far = [at(from, 0.14), upper, at(to, 0.14), upper];
    polygon(ctx, rgba(light.beam, 0.42 * light.daylight), [...far, at(to, 0.74), lower, at(from, 0.74), lower]);
  });
}

function paintFloor(ctx: Context2d, strip: Strip, plan: KitchenPlan): void {
  const { palette, unit: u, width } = strip.stage;
  const { floor, light } = plan;
  const clay = light.tone('#d98f62');
  const plane = { top: floor, vanishX: width * 0.5, vanishY: floor - 260 * u };
  fillFloor(ctx, strip, { ...plane, stops: [shade(clay, 0.04), clay, shade(clay, -0.1)] });
  paintChecks(ctx, strip, { ...plane, stops: [], colour: rgba(light.tone('#f6e3c4'), 0.7), tile: 150, rows: 7 });
  paintSunOnFloor(ctx, strip, plan);
  ctx.fillStyle = verticalGradient(ctx, [floor, floor + 46 * u], [rgba(palette.ink, 0.42), rgba(palette.ink, 0)]);
  ctx.fillRect(strip.left, floor, strip.width, 46 * u);
}

/** A high cupboard that closes the picture on the side of the light. */
function paintLarder(ctx: Context2d, strip: Strip, { larder, floor, cupboard, copper }: KitchenPlan): void {
  const { palette, unit: u } = strip.stage;
  const width = strip.right - larder.x + 20 * u;
  const body = mix(shade(cupboard, -0.1), palette.ink, 0.15);
  panel(ctx, shade(body, -0.06), [larder.x - 6 * u, larder.y - 14 * u, width, 18 * u, 4 * u]);
  panel(ctx, verticalGradient(ctx, [larder.y, floor], [body, shade(body, -0.05)]), [
    larder.x,
    larder.y,
    width,
    floor - larder.y,
  ]);
  [0.04, 0.53].forEach((share) => {
    const y = larder.y + (floor - larder.y) * share;
    const height = (floor - larder.y) * 0.43;
    panel(ctx, shade(body, 0.035), [larder.x + 12 * u, y, width, height, 5 * u]);
    panel(ctx, copper, [larder.x + 20 * u, y + height * 0.45, 6 * u, 34 * u, 3 * u]);
  });
}

/** What the lamps lay on the wall and the floor. */
function paintLamplight(ctx: Context2d, stage: Stage, { light, worktop, floor, stove }: KitchenPlan): void {
  const { height, unit: u, width } = stage;
  const lay = (x: number, y: number, [rx, ry]: readonly [number, number]) =>
    glowAt(ctx, stage, { colour: LAMP, x, y, rx, ry, alpha: 0.5 * light.lamps });
  lampShares(stage).forEach((share) => lay(width * share, worktop - 60 * u, [width * 0.3, height * 0.42]));
  lay(stove.x + stove.width / 2, worktop - 30 * u, [stove.width * 0.9, height * 0.16]);
  lay(width * 0.5, floor + (height - floor) * 0.45, [width * 0.55, (height - floor) * 0.6]);
}

function addInterior(stage: Stage, plan: KitchenPlan): void {
  addHeroLeftStrip(stage, { parallax: 0.6, top: -stage.height * 0.06 }, (ctx, strip) => {
    paintKitchenWall(ctx, strip, plan);
    paintFloor(ctx, strip, plan);
    paintCounter(ctx, strip, plan);
    paintStove(ctx, strip, plan);
    paintShelf(ctx, stage, plan);
    paintLarder(ctx, strip, plan);
    paintLamplight(ctx, stage, plan);
  });
}

function addSunbeams(stage: Stage, { light, window: w, floor }: KitchenPlan): void {
  const openings = [0, 1, 2].map((i) => {
    const width = w.width * 0.28;
    const x = mirroredX(stage, w.x + w.width * (i / 3 + 0.16)) - width / 2;
    return { x, y: w.y + w.height * 0.1, width, height: w.height * 0.85 };
  });
  const shape = { openings, lean: stage.frame.side * 0.62, length: floor - w.y - w.height * 0.6 };
  stage.live(0.6, makeShafts(stage, { ...shape, colour: light.beam, gain: 0.34 * light.daylight }));
}

/** Where lamps hang, as shares of the width. */
function lampShares({ frame }: Stage): readonly number[] {
  return frame.wide ? [0.47, 0.8] : [0.62];
}

function addLamps(stage: Stage, { light, rail }: KitchenPlan): void {
  const { frame, height, unit, width } = stage;
  const shares = lampShares(stage);
  const y = frame.tall ? Math.max(height * 0.13, rail.y - 40 * unit) : height * 0.16;
  const lamps = shares.map((share) => ({ x: mirroredX(stage, width * share), y, size: 96 * unit }));
  addHangingLamps(stage, { lamps, parallax: 1.15, colour: light.tone('#d9593f'), lit: light.lamps });
}

/** The corner of a table with fruit and herbs, out of focus. */
function addForeground(stage: Stage, { light }: KitchenPlan): void {
  const { frame, height, palette, unit: u, width } = stage;
  const top = height * (frame.tall ? 0.93 : 0.935);
  const wood = mix(light.tone('#8a5236'), palette.ink, 0.4);
  addHeroLeftStrip(stage, { parallax: 1.6, top: height * 0.6, blur: 3 }, (ctx, strip) => {
    const x = width * (frame.wide ? 0.9 : 0.86);
    const lit = mix(palette.key, palette.ink, 0.25);
    paintHerbs(ctx, stage, { x: x + 74 * u, y: top + 4 * u, size: 200 * u, colour: light.tone('#2f6a48'), lit });
    paintFruitBowl(ctx, { x: x - 78 * u, y: top + 10 * u, size: 112 * u, colour: light.tone('#3f6a94'), lit });
    const left = x - 190 * u;
    const board = verticalGradient(ctx, [top, top + 60 * u], [mix(wood, palette.key, 0.3), wood]);
    panel(ctx, board, [left, top, strip.right - left, height * 0.4, 14 * u]);
  });
}

/** Sunlit kitchen: window over the sink, stove with steaming pots, copper pans, tiles, chequered floor. */
export function paintKitchen(stage: Stage): void {
  const { height, unit } = stage;
  const light = makeHourLight(stage);
  const plan = planKitchen(stage, light);
  const { window: w } = plan;
  const skyline = w.y + w.height * 0.82;
  const x = mirroredX(stage, w.x + w.width * 0.6);
  const box = { ...w, x: mirroredX(stage, w.x + w.width / 2) - w.width / 2 };
  addOutlook(stage, { box, horizon: skyline, sun: { x, y: w.y + w.height * 0.3, radius: 24 * unit } });
  stage.palette = warmedPalette(stage, light);
  addInterior(stage, plan);
  addPans(stage, plan);
  addStoveLife(stage, plan);
  addSunbeams(stage, plan);
  stage.sun = { x, y: Math.min(w.y, height * 0.3), radius: unit };
  const served = addIndoorCast(stage, {
    table: { wood: light.tone('#b87a4c'), cloth: [light.tone('#f4ead6'), light.tone('#d9594a')] },
    floor: light.tone('#d98f62'),
    heroScale: stage.frame.tall ? 0.9 : 1.12,
  });
  addLamps(stage, plan);
  if (!served) addForeground(stage, plan);
  addAir(stage, 'dust', { colour: light.beam, count: 34, gain: 0.4 + 0.7 * light.daylight });
}
