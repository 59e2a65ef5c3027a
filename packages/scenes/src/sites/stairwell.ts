import { mix, panel, polygon, rgba, shade, verticalGradient, type Context2d } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { LAMP, makeHourLight, warmedPalette, type HourLight } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addOutlook } from '../sets/outlook.ts';
import { repeat } from '../sets/repeat.ts';
import type { Stage } from '../stage/stage.ts';
import { addBracket } from './wall-lamp.ts';

/** The round room: its middle, half its width, and its window. */
interface Tower {
  readonly light: HourLight;
  readonly middle: number;
  readonly half: number;
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** 1 where the stairs climb to the right before us, -1 to the left. */
  readonly way: 1 | -1;
}

const STONE = '#9a8b78';
/** The height of a step and how far it goes, in frame heights. */
const RISE = 0.062;
const RUN = 0.14;

/** Stones in rows that curve with the wall, left open at the window. */
function addWall(stage: Stage, { light, middle, half, window }: Tower): void {
  const { height, palette, random, unit: u } = stage;
  const stone = light.tone(STONE);
  stage.strip({ parallax: 0.6, top: -height * 0.1, fixed: true }, (ctx, strip) => {
    const round = ctx.createLinearGradient(middle - half, 0, middle + half, 0);
    round.addColorStop(0, mix(stone, palette.ink, 0.7));
    round.addColorStop(0.3, mix(stone, palette.ink, 0.2));
    round.addColorStop(0.5, mix(stone, LAMP, 0.14));
    round.addColorStop(0.7, mix(stone, palette.ink, 0.24));
    round.addColorStop(1, mix(stone, palette.ink, 0.74));
    ctx.fillStyle = round;
    ctx.beginPath();
    ctx.rect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
    arched(ctx, window, 0);
    ctx.fill('evenodd');
    ctx.globalCompositeOperation = 'source-atop';
    const row = height * 0.062;
    repeat(20, (level) => {
      const y = -height * 0.1 + level * row;
      const count = 17;
      repeat(count, (index) => {
        const turn = ((index + (level % 2) * 0.5) / count - 0.5) * Math.PI;
        const next = ((index + 1 + (level % 2) * 0.5) / count - 0.5) * Math.PI;
        const [left, right] = [middle + Math.sin(turn) * half, middle + Math.sin(next) * half];
        const sag = (x: number) => -Math.cos(((x - middle) / half) * (Math.PI / 2)) * 26 * u;
        const tint = random() < 0.5 ? palette.ink : '#ffe2b4';
        polygon(ctx, rgba(tint, 0.04 + 0.08 * random()), [
          left + 2 * u,
          y + sag(left) + 2 * u,
          right - 2 * u,
          y + sag(right) + 2 * u,
          right - 2 * u,
          y + row + sag(right) - 2 * u,
          left + 2 * u,
          y + row + sag(left) - 2 * u,
        ]);
        polygon(ctx, rgba(palette.ink, 0.2), [
          left,
          y + row + sag(left) - 2 * u,
          right,
          y + row + sag(right) - 2 * u,
          right,
          y + row + sag(right) + u,
          left,
          y + row + sag(left) + u,
        ]);
      });
    });
    ctx.globalCompositeOperation = 'source-over';
    paintWindow(ctx, stage, { light, window });
  });
}

function arched(ctx: Context2d, { x, y, width, height }: Tower['window'], edge: number): void {
  const r = width / 2 + edge;
  ctx.moveTo(x - edge, y + height + edge);
  ctx.lineTo(x - edge, y + width / 2);
  ctx.arc(x + width / 2, y + width / 2, r, Math.PI, 0);
  ctx.lineTo(x + width + edge, y + height + edge);
  ctx.lineTo(x - edge, y + height + edge);
}

/** Its stones, bars and sill. */
function paintWindow(
  ctx: Context2d,
  { palette, unit: u }: Stage,
  { light, window }: Pick<Tower, 'light' | 'window'>,
): void {
  const { x, y, width, height } = window;
  ctx.strokeStyle = mix(light.tone('#c0b198'), palette.ink, 0.1);
  ctx.lineWidth = 22 * u;
  ctx.beginPath();
  arched(ctx, window, 9 * u);
  ctx.stroke();
  const bar = light.tone('#4a3a2c');
  panel(ctx, bar, [x + width / 2 - 4 * u, y, 8 * u, height]);
  for (const share of [0.36, 0.68]) panel(ctx, bar, [x, y + height * share, width, 7 * u]);
  panel(ctx, light.tone('#cfc0a4'), [x - 30 * u, y + height, width + 60 * u, 22 * u, 4 * u]);
}

interface Step {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** How far its front reaches down, and how thick its tread is. */
  readonly deep: number;
  readonly tread: number;
  readonly face: string;
  readonly lit: string;
}

function paintStep(
  ctx: Context2d,
  { height, palette, unit: u }: Stage,
  { left, right, y, deep, tread, face, lit }: Step,
): void {
  const shadow = [mix(face, palette.ink, 0.12), mix(face, palette.ink, 0.6)];
  const front = verticalGradient(ctx, [y, y + Math.min(deep, height * 0.4)], shadow);
  panel(ctx, front, [left, y, right - left, deep]);
  const [low, high] = [y + tread * 0.5, y - tread * 0.6];
  polygon(ctx, lit, [left - 4 * u, low, right + 4 * u, low, right + 2 * u, high, left - 2 * u, high]);
  panel(ctx, rgba(palette.ink, 0.3), [left - 4 * u, low, right - left + 8 * u, 4 * u]);
}

/** Steps behind the column, smaller and in shade, which go on from those before it. */
function addFarFlight(stage: Stage, { light, middle, way }: Tower): void {
  const { height, palette } = stage;
  const face = mix(light.tone('#b3a48c'), palette.ink, 0.5);
  const [run, rise] = [RUN * height * 0.7, RISE * height * 0.7];
  stage.strip({ parallax: 0.75, top: -height * 0.1, fixed: true }, (ctx) => {
    repeat(8, (index) => {
      const step = 7 - index;
      const x = middle + way * (height * 0.62 - step * run * 0.94);
      const y = height * 0.34 - step * rise;
      const [left, right] = way > 0 ? [x - run * 1.06, x] : [x, x + run * 1.06];
      paintStep(ctx, stage, {
        left,
        right,
        y,
        deep: rise * 2.6,
        tread: rise * 0.5,
        face,
        lit: mix(face, palette.ink, 0.1),
      });
    });
  });
}

/** Steps before the column, which climb past us; the hero is on one of them. */
function addNearFlight(stage: Stage, { light, way }: Tower): void {
  const { frame, height, unit } = stage;
  const face = light.tone('#b3a48c');
  const [run, rise] = [RUN * height, RISE * height];
  stage.strip({ parallax: 1, top: -height * 0.1, fixed: true }, (ctx) => {
    repeat(14, (index) => {
      const step = 7 - index;
      const x = frame.heroX + way * (step * run - run * 0.5);
      const y = frame.ground + height * 0.012 - step * rise;
      const [left, right] = way > 0 ? [x, x + run * 1.06] : [x - run * 1.06, x];
      paintStep(ctx, stage, { left, right, y, deep: height, tread: 20 * unit, face, lit: mix(face, '#ffe0ae', 0.34) });
    });
  });
}

/** The column that the stairs wind about, and an iron rail. */
function addColumn(stage: Stage, { light, middle }: Tower): void {
  const { height, palette, unit: u } = stage;
  const stone = light.tone('#8f8270');
  const half = height * 0.1;
  stage.strip({ parallax: 0.85, top: -height * 0.1, fixed: true }, (ctx, strip) => {
    const round = ctx.createLinearGradient(middle - half, 0, middle + half, 0);
    round.addColorStop(0, mix(stone, palette.ink, 0.5));
    round.addColorStop(0.36, mix(stone, '#ffdca0', 0.3));
    round.addColorStop(1, mix(stone, palette.ink, 0.62));
    ctx.fillStyle = round;
    ctx.fillRect(middle - half, strip.top, half * 2, strip.bottom - strip.top);
    repeat(12, (index) => {
      const y = index * height * 0.1;
      ctx.strokeStyle = rgba(palette.ink, 0.26);
      ctx.lineWidth = 3 * u;
      ctx.beginPath();
      ctx.ellipse(middle, y - 14 * u, half, 14 * u, 0, 0, Math.PI);
      ctx.stroke();
    });
  });
}

/** The inside of a round tower of stone whose stairs wind up about a column, with the weather in its window. */
export function paintStairwell(stage: Stage): void {
  const { frame, height, unit, width } = stage;
  const way = frame.side < 0 ? 1 : -1;
  const wide = Math.min(width * 0.24, height * 0.22);
  const x = frame.wide ? width * 0.5 + way * width * 0.28 : width * 0.5 + way * width * 0.2;
  const window = { x: x - wide / 2, y: height * (frame.tall ? 0.16 : 0.1), width: wide, height: height * 0.34 };
  const light = makeHourLight(stage);
  const tower: Tower = { light, middle: width * 0.5, half: Math.max(width * 0.6, height * 0.5), window, way };
  addOutlook(stage, {
    box: window,
    horizon: window.y + window.height * 0.86,
    sun: { x, y: window.y + window.height * 0.3, radius: 16 * unit },
    town: false,
  });
  stage.palette = warmedPalette(stage, light);
  stage.sun = { x, y: window.y, radius: unit };
  addWall(stage, tower);
  addFarFlight(stage, tower);
  addColumn(stage, tower);
  addBracket(stage, tower);
  addNearFlight(stage, tower);
  const run = RUN * height;
  stage.addCast({
    modeFor: ashore,
    ground: (at) => {
      const step = Math.floor((way * (at - frame.heroX) + run * 0.5) / run);
      return frame.ground + height * 0.012 - step * RISE * height;
    },
    facing: way,
    heroScale: 1.1,
    bounce: shade(light.tone(STONE), 0.04),
    rimColour: '#ffd9a0',
    rimGain: 1,
    shadowGain: 0.5,
  });
  addAir(stage, 'dust', { colour: '#ffdca4', count: 30, gain: 0.5 });
}
