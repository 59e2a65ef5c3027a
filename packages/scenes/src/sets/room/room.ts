import { mix, type Context2d } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode } from '@kinora/subjects';

import { standsOnFloor } from '../../cast/real-height.ts';
import type { Place, Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { paintIndoors } from '../layers/paint-place.ts';
import { repeat } from '../repeat.ts';
import { LIVING_COMPOSITIONS } from './living-compositions.ts';
import { addOutside } from './outside.ts';
import { addSillLife, paintSill } from './sill.ts';
import { addWall } from './wall.ts';
import { addDrops, addWeather } from './weather.ts';
import { lampPalette, makeWindow, type Window } from './window.ts';

/** Along the sill, away from the books. */
function sillPlaces({ frame, unit, width }: Stage, window: Window, count: number): readonly Place[] {
  const xOf = (index: number) => {
    if (!frame.wide) return width * (0.5 + index * 0.2);
    return window.x + window.width * (frame.side < 0 ? 0.4 - index * 0.24 : 0.6 + index * 0.2);
  };
  const y = window.sill + 14 * unit;
  return Array.from({ length: count }, (_, index) => ({ x: xOf(index), y, depth: 0, scale: 1 - 0.15 * index }));
}

function modeInRoom({ mode }: CastEntry): Mode {
  return mode === 'air' || mode === 'party' ? mode : 'ground';
}

function paintLeaf(ctx: Context2d, length: number): void {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(-length * 0.22, -length * 0.5, -length * 0.16, -length * 0.9, 0, -length * 1.15);
  ctx.bezierCurveTo(length * 0.16, -length * 0.9, length * 0.22, -length * 0.5, 0, 0);
  ctx.fill();
}

/** A dark house plant in the corner, out of focus. */
function addHousePlant(stage: Stage): void {
  const { frame, height, random, unit } = stage;
  const dark = '#1a1024';
  const lit = mix(dark, '#4a6a5a', 0.4);
  stage.strip({ parallax: 1.7, top: height * 0.5, blur: 4 }, (ctx, strip) => {
    const x = strip.left + strip.width * (frame.side < 0 ? 0.86 : 0.13);
    repeat(9, (i) => {
      const length = (150 + 80 * random()) * unit;
      ctx.save();
      ctx.translate(x, height * 1.02);
      ctx.rotate((i - 4) * 0.3);
      ctx.fillStyle = i % 2 === 1 ? dark : lit;
      paintLeaf(ctx, length);
      ctx.restore();
    });
  });
}

/** Furniture that stands on a floor. */
const FLOORED: readonly string[] = ['bathtub', 'chair', 'bed', 'table', 'bench', 'shelf'];

/** Whether somebody is too tall for a window sill. */
function needsFloor(entry: CastEntry): boolean {
  const { rig, name, mode, size } = entry;
  if (rig === 'person' || rig === 'couple' || FLOORED.includes(name) || standsOnFloor(entry)) return true;
  return mode === 'ground' && size >= 0.9;
}

/** A quiet room: one with a floor for people and furniture, for all others a window sill. */
export function paintRoom(stage: Stage): void {
  if (stage.plan.cast.some(needsFloor)) paintIndoors(stage, LIVING_COMPOSITIONS);
  else paintWindow(stage);
}

/** A quiet room with a big window: weather outside, lamp inside, a sill for whoever rests there. */
function paintWindow(stage: Stage): void {
  const { frame, plan, unit } = stage;
  const window = makeWindow(stage);
  stage.palette = lampPalette(stage);
  stage.sun = { x: window.lampX, y: window.lampY, radius: unit };
  addOutside(stage, window);
  if (plan.weather === 'snow') addWeather(stage, window, 'snow');
  if (isWet(stage)) {
    addWeather(stage, window, 'rain');
    addDrops(stage, window);
  }
  addWall(stage, window, (ctx) => paintSill(ctx, stage, window));
  addSillLife(stage, window);
  stage.addCast({
    places: (count) => sillPlaces(stage, window, count),
    modeFor: modeInRoom,
    heroScale: frame.tall ? 1.15 : 1.45,
    bounce: '#e0a878',
    rimColour: '#cfe4ff',
    rimGain: 0.8,
    shadowGain: 0.6,
  });
  addHousePlant(stage);
}
