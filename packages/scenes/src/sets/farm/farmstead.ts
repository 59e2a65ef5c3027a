import { mix, rgba, disc, drawMarks, placed, placeMarks, polygon, type Context2d } from '@kinora/drawing';

import { steam } from '../../air/steam.ts';
import { leafTree } from '../../land/leaf-tree.ts';
import { pine } from '../../land/pine.ts';
import type { Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import type { GroundPlane } from '../../stage/ground-plane.ts';
import type { Stage } from '../../stage/stage.ts';
import { leavesOut } from '../leaves-out.ts';
import { repeat } from '../repeat.ts';
import { paintBale } from './bale.ts';
import { paintBarn, paintSilo, type BarnTones, type Building } from './barn.ts';
import { FARMHOUSE } from './farmhouse.data.ts';
import { makeMill, scrolledX } from './mill.ts';

export interface Farmstead {
  readonly verdure: Verdure;
  readonly plane: GroundPlane;
}

/** Depth of barn and silo on the ground plane, of the mill, and of the bales. */
const BARN_DEPTH = 3.2;
const MILL_DEPTH = 6.5;
const BALE_DEPTH = 2;

function tonesOf({ palette }: Stage, { local, snowy }: Verdure): BarnTones {
  return {
    wall: mix(local('#c8452f', 0.75), palette.glow, 0.06),
    shade: mix(local('#93301f', 0.8), palette.ramp[3], 0.12),
    trim: mix(local('#fff4e2', 0.5), palette.glow, 0.1),
    roof: mix(local('#5f6f7c', 0.75), palette.ramp[3], 0.12),
    roofLit: mix(local('#93a3ad', 0.65), palette.glow, 0.2),
    dark: mix(palette.ramp[3], '#3a1812', 0.4),
    window: palette.dark > 0.2 ? '#ffd98a' : mix(palette.ramp[2], palette.ramp[3], 0.55),
    snow: snowy ? mix('#ffffff', palette.ramp[0], 0.15) : undefined,
  };
}

function paintHouse(ctx: Context2d, { x, y, size, side }: Building, tones: BarnTones): void {
  const { snow, ...paints } = tones;
  const place = { x, y, scale: size };
  const [edge, middle] = [-side, -side * 0.45];
  polygon(ctx, tones.trim, placed([-1, 0, -1, -0.8, 1, -0.8, 1, 0], place));
  polygon(ctx, rgba(tones.dark, 0.16), placed([edge, 0, edge, -0.8, middle, -0.8, middle, 0], place));
  drawMarks(ctx, placeMarks(FARMHOUSE, place), { ...paints, roof: snow ?? paints.wall });
}

function paintTrees(ctx: Context2d, stage: Stage, { x, y, verdure }: { x: number; y: number; verdure: Verdure }): void {
  const { palette, random, unit } = stage;
  const look = { colour: verdure.leaf(0.6), lit: mix(verdure.leaf(0.2), palette.glow, 0.35), side: verdure.side };
  repeat(5, (i) => {
    const tree = {
      x: x + (i - 2) * 58 * unit + random() * 20 * unit,
      y: y + random() * 4 * unit,
      height: (88 + 60 * random()) * unit,
    };
    if (i === 3)
      pine(ctx, {
        ...tree,
        ...look,
        lit: rgba(look.lit, 0.4),
        snow: verdure.snowy ? rgba('#ffffff', 0.8) : undefined,
        unit,
      });
    else leafTree(ctx, random, { ...tree, ...look });
  });
}

/** Lamps of the yard, and smoke over the house. */
function addHomeLife(stage: Stage, { barn, house }: { barn: Building; house: Building }): void {
  const parallax = 1 / BARN_DEPTH;
  const { palette, unit } = stage;
  const smoke = mix('#ffffff', palette.mist, 0.5);
  stage.live(parallax, (ctx, time, camera) => {
    const at = (x: number) => scrolledX(stage, { x, scroll: camera.scroll * parallax });
    const { size } = house;
    steam(ctx, stage, {
      x: at(house.x + size * 0.6),
      y: house.y - size * 1.75,
      width: size * 0.8,
      height: size * 3.4,
      time,
      colour: smoke,
      gain: palette.dark > 0.6 ? 0.1 : 0.22,
      count: 11,
    });
    if (palette.dark < 0.2) return;
    glowAt(ctx, stage, {
      colour: '#ffc877',
      x: at(barn.x),
      y: barn.y - barn.size * 0.7,
      rx: barn.size * 0.4,
      alpha: 0.7,
    });
    glowAt(ctx, stage, {
      colour: '#ffc877',
      x: at(barn.x + barn.side * barn.size * 0.95),
      y: barn.y - barn.size * 0.26,
      rx: barn.size * 0.55,
      ry: barn.size * 0.3,
      alpha: 0.5,
    });
    glowAt(ctx, stage, {
      colour: '#ffc877',
      x: at(house.x),
      y: house.y - size * 0.4,
      rx: size * 1.5 + 20 * unit,
      alpha: 0.6,
    });
  });
}

/** Barn, silo, farmhouse and trees on the side of the light, before the crops end. */
function addBarnyard(stage: Stage, { verdure, plane }: Farmstead): void {
  const { frame, palette, unit, width } = stage;
  const { side } = frame;
  const tones = tonesOf(stage, verdure);
  const y = plane.horizon + (plane.ground - plane.horizon) / BARN_DEPTH;
  const size = (frame.tall ? 190 : 176) * unit;
  const middle = frame.lightX - side * width * (frame.tall ? 0.02 : 0.1);
  const barn: Building = { x: middle, y, size, side: side < 0 ? 1 : -1 };
  const house: Building = { x: middle + side * size * 1.5, y: y - 5 * unit, size: size * 0.24, side: barn.side };
  stage.strip({ parallax: 1 / BARN_DEPTH, top: y - 280 * unit, bottom: y + 24 * unit }, (ctx, strip) => {
    ctx.fillStyle = mix(verdure.grass(0.45), palette.mist, 0.15);
    disc(ctx, ctx.fillStyle, [middle, y + 6 * unit, size * 2.6, 14 * unit]);
    paintTrees(ctx, stage, { x: middle - side * size * 1.2, y: y - 2 * unit, verdure });
    paintHouse(ctx, house, tones);
    paintSilo(ctx, { x: middle + side * size * 0.68, y: y + 2 * unit, size: size * 0.36, side: verdure.side }, tones);
    paintSilo(ctx, { x: middle + side * size * 1.02, y, size: size * 0.28, side: verdure.side }, tones);
    disc(ctx, rgba(palette.ramp[3], 0.25), [middle + barn.side * size * 0.45, y + 3 * unit, size * 1.1, 8 * unit]);
    paintBarn(ctx, barn, tones);
    if (strip.width > width * 1.6) paintTrees(ctx, stage, { x: strip.right - 200 * unit, y, verdure });
  });
  addHomeLife(stage, { barn, house });
}

function addMillHill(stage: Stage, { verdure, plane }: Farmstead): void {
  const { frame, height, palette, unit, width } = stage;
  const parallax = 1 / MILL_DEPTH;
  const x = frame.heroX + frame.side * width * (frame.tall ? 0.18 : 0.2);
  const y = plane.horizon - 6 * unit;
  const tall = (frame.tall ? 0.15 : 0.24) * height;
  const mill = makeMill(stage, verdure, { x, y, height: tall });
  stage.strip({ parallax, top: y - tall * 1.1, bottom: plane.horizon + 40 * unit }, (ctx, strip) => {
    disc(ctx, mix(verdure.grass(0.25), palette.mist, 0.3), [x, plane.horizon + 8 * unit, 330 * unit, 17 * unit]);
    mill.tower(ctx, strip);
    repeat(9, (i) => {
      const at = x + (i - 4) * 52 * unit;
      if (Math.abs(i - 4) < 2) return;
      disc(ctx, mix(verdure.leaf(0.4), palette.mist, 0.25), [
        at,
        y + 6 * unit,
        (13 + (i % 3) * 5) * unit,
        (11 + (i % 2) * 6) * unit,
      ]);
    });
  });
  mill.addSails(parallax);
}

/** Round bales on the stubble. */
export function addBales(stage: Stage, { verdure, plane }: Farmstead): void {
  const { frame, palette, unit, width } = stage;
  const { side } = frame;
  const y = plane.horizon + (plane.ground - plane.horizon) / BALE_DEPTH;
  const straw = {
    straw: mix(verdure.local('#d2a850', 0.75), palette.ramp[3], 0.08),
    lit: mix(verdure.local('#f2d27e', 0.65), palette.glow, 0.18),
    dark: mix(palette.ramp[3], '#5a3a1a', 0.5),
    snow: verdure.snowy ? '#f7fafd' : undefined,
  };
  const places = frame.tall ? [-0.42, 0.3] : [-0.44, -0.33, 0.3];
  stage.strip({ parallax: 1 / BALE_DEPTH, top: y - 100 * unit, bottom: y + 40 * unit }, (ctx) => {
    places.forEach((place, index) => {
      const bale = {
        x: frame.heroX + side * place * width,
        y: y + (index % 2) * 14 * unit,
        size: (76 + (index % 2) * 14) * unit,
      };
      paintBale(ctx, { ...bale, side: verdure.side }, straw);
    });
  });
}

/** A mill on its hill, then the buildings. */
export function addFarmstead(stage: Stage, farm: Farmstead): void {
  if (!leavesOut(stage, 'windmill')) addMillHill(stage, farm);
  addBarnyard(stage, farm);
}
