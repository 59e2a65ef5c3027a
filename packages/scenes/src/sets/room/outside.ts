import { mix, rgba, disc, polygon, contextOf, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { outsideTone, type Window } from './window.ts';

interface Block {
  readonly x: number;
  /** Street level. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly horizon: string;
}

function paintGarden(ctx: Context2d, { random }: Stage, { x, y, width: w, height: h, colour }: Block): void {
  const green = mix(colour, '#3f6b5a', 0.25);
  repeat(6, () => {
    const at = [x + (random() - 0.5) * w, y - h * 0.45 - random() * h * 0.4] as const;
    disc(ctx, green, [...at, w * 0.34]);
  });
}

function paintLitWindow(ctx: Context2d, stage: Stage, { x, y, width }: Pick<Block, 'x' | 'y' | 'width'>): void {
  const { unit } = stage;
  ctx.fillStyle = rgba('#ffd28a', 0.85);
  ctx.fillRect(x, y, width * 0.18, 13 * unit);
  glowAt(ctx, stage, { colour: '#ffc070', x: x + width * 0.09, y: y + 6 * unit, rx: 20 * unit, alpha: 0.4 });
}

function paintHouse(ctx: Context2d, stage: Stage, { x, y, width: w, height: h, colour }: Block): void {
  const { random, unit } = stage;
  const eave = y - h;
  ctx.fillRect(x - w / 2, eave, w, h * 3);
  const roof = mix(colour, '#2a2238', 0.25);
  polygon(ctx, roof, [x - w * 0.62, eave, x, eave - w * 0.5, x + w * 0.62, eave]);
  if (random() < 0.5) ctx.fillRect(x + w * 0.15, eave - w * 0.5, w * 0.12, w * 0.3);
  repeat(6, (i) => {
    const at = { x: x - w * 0.32 + (i % 2) * w * 0.4, y: eave + (12 + Math.floor(i / 2) * 30) * unit, width: w };
    if (random() < 0.55) paintLitWindow(ctx, stage, at);
  });
}

interface Skyline {
  readonly parallax: number;
  readonly y: number;
  readonly colour: string;
  readonly count: number;
}

/** Rooftops, and a garden after every third house. */
function addSkyline(stage: Stage, window: Window, { parallax, y, colour, count }: Skyline): void {
  const { random, unit } = stage;
  const horizon = window.outside[3] ?? colour;
  stage.strip({ parallax, top: window.y, bottom: window.sill + 30 * unit }, (ctx, strip) => {
    strip.scatter(count, 90 * unit, (x, index) => {
      const size = { width: (50 + 60 * random()) * unit, height: (40 + 110 * random()) * unit * (0.6 + parallax * 2) };
      const block = { x, y, ...size, colour, horizon };
      const haze = [colour, mix(colour, horizon, 0.35)];
      ctx.fillStyle = verticalGradient(ctx, [y - size.height, y + 40 * unit], haze);
      if (index % 4 === 3) paintGarden(ctx, stage, block);
      else paintHouse(ctx, stage, block);
    });
  });
}

function addSky(stage: Stage, { x, width, sill, outside }: Window): void {
  const canvas = stage.environment.canvas(stage.width, stage.height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, sill], outside);
  ctx.fillRect(0, 0, stage.width, stage.height);
  const light = { x: x + width * 0.5, y: sill, rx: stage.width * 0.5, ry: stage.height * 0.3, alpha: 0.35 };
  glowAt(ctx, stage, { colour: '#ffe9c8', ...light });
  stage.backdrop(canvas);
}

/** Everything beyond the glass: sky, two rows of roofs, haze between them. */
export function addOutside(stage: Stage, window: Window): void {
  const { height, width } = stage;
  const { sill } = window;
  addSky(stage, window);
  const far = outsideTone(window, 2, ['#4a5a78', 0.4]);
  addSkyline(stage, window, { parallax: 0.08, y: sill - height * 0.12, colour: far, count: 16 });
  const haze = outsideTone(window, 3, ['#ffffff', 0]);
  stage.live(0.1, (ctx) => {
    ctx.fillStyle = verticalGradient(ctx, [sill - height * 0.3, sill], [rgba(haze, 0), rgba(haze, 0.6)]);
    ctx.fillRect(-width * 0.2, sill - height * 0.3, width * 1.4, height * 0.3);
  });
  const near = outsideTone(window, 1, ['#2a2f4a', 0.62]);
  addSkyline(stage, window, { parallax: 0.18, y: sill - height * 0.015, colour: near, count: 12 });
}
