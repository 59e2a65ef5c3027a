import { lerp, line, mix, polygon, rgba, shade, type Colour, type Context2d } from '@kinora/drawing';

import type { HourLight } from '../sets/hour-light.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';

/** Where both walls of an alley run to, seen as if the hero stood on the left. */
export interface Vanishing {
  readonly x: number;
  readonly y: number;
  /** How far below that the walls meet the ground, at the left edge of the frame. */
  readonly drop: number;
}

/** Height of the walls over their drop. */
const HIGH = 8.6;
/** Where the walls end, against the left edge of the frame. */
export const END = 0.13;
/** A little beyond the frame, for the camera. */
const START = 1.6;
const COURSES = 54;

interface Wall {
  readonly way: -1 | 1;
  readonly vanishing: Vanishing;
  readonly colour: Colour;
}

/** A place on a wall: how near it is, 1 at the left edge of the frame, and how high, 0 at its foot to 1 at its eaves. */
type OnWall = readonly [near: number, high: number];

function placeOn({ way, vanishing: { x, y, drop } }: Wall, [near, high]: OnWall): readonly [number, number] {
  return [x + way * near * x, y + drop * near * (1 - high * HIGH)];
}

/** The four corners of something upright on a wall. */
function quad(wall: Wall, [far, low]: OnWall, [near, high]: OnWall): number[] {
  const corners: readonly OnWall[] = [
    [far, low],
    [near, low],
    [near, high],
    [far, high],
  ];
  return corners.flatMap((corner) => placeOn(wall, corner));
}

/** A share of the way along a wall, from its far end; what is far is foreshortened. */
const nearAt = (share: number): number => 1 / lerp(1 / END, 1 / START, share);

/** Courses of bricks, a few of them darker or lighter than the others. */
function paintBricks(ctx: Context2d, { palette, random, unit }: Stage, wall: Wall): void {
  const joint = { colour: rgba(palette.ink, 0.13), width: 1.4 * unit };
  repeat(COURSES, (index) => {
    const high = (index / COURSES) * 0.62;
    line(ctx, joint, [...placeOn(wall, [END, high]), ...placeOn(wall, [START, high])]);
  });
  repeat(230, () => {
    const share = random();
    const course = Math.floor(random() * COURSES);
    const [low, high] = [course, course + 1].map((one) => (one / COURSES) * 0.62);
    const own = shade(wall.colour, (random() - 0.55) * 0.12);
    const ends: readonly [OnWall, OnWall] = [
      [nearAt(share), low ?? 0],
      [nearAt(share + 0.012), high ?? 0],
    ];
    polygon(ctx, rgba(own, 0.8), quad(wall, ...ends));
  });
}

interface Openings {
  readonly wall: Wall;
  readonly shutter: Colour;
  readonly frame: Colour;
  readonly pane: Colour;
  /** Shares of the way along the wall. */
  readonly windows: readonly number[];
  readonly door: number;
}

/** Windows with a stone sill and shutters, and a door. */
function paintOpenings(ctx: Context2d, { palette }: Stage, openings: Openings): void {
  const { wall, shutter, frame, pane, windows, door } = openings;
  const paint = (colour: Colour, far: OnWall, near: OnWall) => polygon(ctx, colour, quad(wall, far, near));
  for (const share of windows) {
    for (const low of [0.2, 0.45]) {
      const [from, to, high] = [nearAt(share), nearAt(share + 0.055), low + 0.13];
      paint(shutter, [nearAt(share - 0.03), low], [from, high]);
      paint(shutter, [to, low], [nearAt(share + 0.085), high]);
      paint(frame, [from, low], [to, high]);
      paint(pane, [nearAt(share + 0.006), low + 0.008], [nearAt(share + 0.026), high - 0.008]);
      paint(pane, [nearAt(share + 0.03), low + 0.008], [nearAt(share + 0.049), high - 0.008]);
      paint(frame, [nearAt(share - 0.01), low - 0.016], [nearAt(share + 0.066), low]);
    }
  }
  paint(mix(wall.colour, palette.ink, 0.4), [nearAt(door - 0.008), 0], [nearAt(door + 0.078), 0.158]);
  paint(shutter, [nearAt(door), 0], [nearAt(door + 0.07), 0.15]);
  paint(mix(shutter, palette.ink, 0.3), [nearAt(door + 0.014), 0.02], [nearAt(door + 0.056), 0.07]);
  paint(mix(shutter, palette.ink, 0.3), [nearAt(door + 0.014), 0.084], [nearAt(door + 0.056), 0.136]);
}

const LEFT: Pick<Openings, 'windows' | 'door'> = { windows: [0.24, 0.52], door: 0.38 };
const RIGHT: Pick<Openings, 'windows' | 'door'> = { windows: [0.12, 0.4, 0.66], door: 0.54 };

interface Look {
  readonly vanishing: Vanishing;
  readonly light: HourLight;
  readonly bricks: Colour;
  readonly plaster: Colour;
  readonly shutters: Colour;
}

/** Both walls of an alley: bricks on the hero's side, plaster on the other, lit from where they run to. */
export function paintAlleyWalls(ctx: Context2d, stage: Stage, { vanishing, light, ...look }: Look): void {
  const { palette } = stage;
  const pane = palette.dark > 0.2 ? '#ffdf9c' : mix(light.tone('#6f8a96'), palette.glow, 0.25);
  const sides: readonly (readonly [-1 | 1, Colour, Colour, typeof LEFT])[] = [
    [1, look.plaster, look.shutters, RIGHT],
    [-1, look.bricks, look.shutters, LEFT],
  ];
  for (const [way, tone, shutters, where] of sides) {
    const wall = { way, vanishing, colour: light.tone(tone) };
    const [far] = placeOn(wall, [END, 0]);
    const [near] = placeOn(wall, [START, 0]);
    const paint = ctx.createLinearGradient(far, 0, near, 0);
    paint.addColorStop(0, mix(wall.colour, palette.glow, 0.55));
    paint.addColorStop(0.22, mix(wall.colour, palette.glow, 0.16));
    paint.addColorStop(1, mix(wall.colour, palette.ink, 0.34));
    polygon(ctx, paint, quad(wall, [END, 0], [START, 1]));
    ctx.save();
    ctx.clip();
    if (way === -1) paintBricks(ctx, stage, wall);
    paintOpenings(ctx, stage, { ...where, wall, shutter: light.tone(shutters), frame: light.tone('#d8cbb2'), pane });
    polygon(ctx, rgba(palette.ink, 0.22), quad(wall, [END, 0], [START, 0.03]));
    ctx.restore();
  }
}
