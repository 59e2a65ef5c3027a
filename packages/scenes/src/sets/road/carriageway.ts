import { mix, rgba, polygon, modulo, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { GroundPlane } from '../../stage/ground-plane.ts';
import type { CameraPose, Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { repeat } from '../repeat.ts';
import { besideRoute, type Route } from './route.ts';

/** A road on its ground. */
export interface Road {
  readonly route: Route;
  readonly plane: GroundPlane;
  /** Half the width of the tar. */
  readonly half: number;
  /** How far it is seen to both sides of the hero. */
  readonly from: number;
  readonly to: number;
  /** The side on which the depth lies: a hero who drives to the right comes from there (-1) or goes there (1). */
  readonly side: 1 | -1;
}

/** How many pieces a band along the road has. */
const PIECES = 72;
/** Distance of one dash to the next. */
const DASH_PITCH = 0.34;

/** Distances that lie closer together near the hero. */
function distancesOf({ from, to }: Road): readonly number[] {
  const near = Array.from({ length: PIECES / 2 }, (_, i) => from + ((1.4 - from) * i) / (PIECES / 2));
  const far = Array.from({ length: PIECES / 2 + 1 }, (_, i) => 1.4 * (to / 1.4) ** (i / (PIECES / 2)));
  return [...near, ...far];
}

/** The outline of a band between two offsets along the road. */
function bandOf(road: Road, camera: CameraPose, [low, high]: readonly [low: number, high: number]): number[] {
  const distances = distancesOf(road);
  const edge = (offset: number) => (distance: number) =>
    road.plane.project(besideRoute(road.route, distance, offset), camera);
  return [...distances.map(edge(low)), ...distances.toReversed().map(edge(high))].flat();
}

/** How far the road has passed by under a driving hero. */
export function travelled({ plane, side }: Road, camera: CameraPose): number {
  return (side * camera.scroll) / plane.focal;
}

interface Marks {
  readonly road: Road;
  readonly camera: CameraPose;
  readonly colour: string;
}

/** The broken line in the middle; it runs towards us while the hero drives. */
function paintDashes(ctx: Context2d, { road, camera, colour }: Marks): void {
  const { route, plane, half, from, to } = road;
  const start = from - modulo(travelled(road, camera), DASH_PITCH);
  const thick = half * 0.035;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let distance = start; distance < Math.min(to, 16); distance += DASH_PITCH) {
    const along = [distance, distance + DASH_PITCH * 0.2, distance + DASH_PITCH * 0.42];
    const right = along.map((at) => plane.project(besideRoute(route, at, -thick), camera));
    const left = along.toReversed().map((at) => plane.project(besideRoute(route, at, thick), camera));
    [...right, ...left].forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
    ctx.closePath();
  }
  ctx.fill();
}

/** Cat's eyes along both edges, lit when it gets dark. */
function paintReflectors(ctx: Context2d, stage: Stage, { road, camera, colour }: Marks): void {
  const pitch = 0.5;
  const start = -modulo(travelled(road, camera), pitch);
  repeat(26, (i) => {
    const distance = start + i * pitch;
    for (const offset of [-road.half * 1.04, road.half * 1.04]) {
      const point = besideRoute(road.route, distance, offset);
      const [x, y] = road.plane.project(point, camera);
      const rx = Math.max(2, 7 / point.depth) * stage.unit;
      glowAt(ctx, stage, { colour, x, y: y - rx * 0.6, rx, alpha: 0.8 });
    }
  });
}

interface TarTones {
  readonly far: string;
  readonly near: string;
  readonly shoulder: string;
  readonly edge: string;
  readonly dash: string;
}

function tonesOf(stage: Stage, snowy: boolean): TarTones {
  const { palette } = stage;
  const wet = isWet(stage);
  const tar = mix(palette.ramp[2], palette.ramp[3], 0.42);
  return {
    far: stage.tone(mix(mix(tar, palette.sky[4], wet ? 0.55 : 0.42), palette.mist, 0.2)),
    near: stage.tone(mix(mix(tar, '#4a4652', 0.35 * (1 - palette.dark)), palette.sky[3], wet ? 0.25 : 0.06)),
    shoulder: stage.tone(
      snowy
        ? mix('#ffffff', palette.ramp[1], 0.3)
        : mix(mix('#d8bd8a', palette.ramp[1], 0.42), palette.ink, palette.dark * 0.4),
    ),
    edge: rgba(mix('#fff8e6', palette.ramp[1], 0.15 + palette.dark * 0.3), 0.75),
    dash: stage.tone(mix('#ffd873', palette.ramp[1], 0.08 + palette.dark * 0.25)),
  };
}

/** Tar, verges, lines and cat's eyes, drawn where the camera sees them. */
export function addCarriageway(stage: Stage, road: Road, snowy: boolean): void {
  const { half, plane } = road;
  const tones = tonesOf(stage, snowy);
  const { horizon, ground } = plane;
  stage.screen((ctx, _time, camera) => {
    polygon(ctx, tones.shoulder, bandOf(road, camera, [-half * 1.16, half * 1.16]));
    const tar = verticalGradient(
      ctx,
      [horizon, horizon + (ground - horizon) * 1.5],
      [tones.far, tones.near, tones.near],
    );
    polygon(ctx, tar, bandOf(road, camera, [-half, half]));
    for (const side of [-1, 1])
      polygon(ctx, tones.edge, bandOf(road, camera, [side * half * 0.91, side * half * 0.945]));
    paintDashes(ctx, { road, camera, colour: tones.dash });
    if (stage.palette.dark > 0.4) paintReflectors(ctx, stage, { road, camera, colour: '#ffe2a0' });
  });
}
