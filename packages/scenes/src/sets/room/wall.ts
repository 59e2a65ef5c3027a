import { rgba, shade, disc, panel, polygon, type Context2d, verticalGradient, ring } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { wallAround } from '../wall-around.ts';
import { WARM, type Window } from './window.ts';

const FRAME_LIGHT = '#e9d6bd';
const FRAME_DARK = '#a98a78';
const CURTAIN = '#b4534a';

function paintWallpaper(ctx: Context2d, strip: Strip): void {
  const { height: h, unit } = strip.stage;
  const band = strip.width / 40;
  repeat(40, (i) => {
    const x = strip.left + i * band;
    ctx.fillStyle = rgba('#000000', i % 2 === 1 ? 0.05 : 0);
    ctx.fillRect(x, -h, band, h * 3);
    repeat(12, (k) => {
      const y = (k * h) / 11 + (i % 2) * 20 * unit;
      disc(ctx, rgba('#ffd9a8', 0.05), [x + band / 2, y, 5 * unit, 11 * unit]);
    });
  });
}

function paintWall(ctx: Context2d, strip: Strip, window: Window): void {
  const { stage } = strip;
  const { wall, lampX: x, lampY: y } = window;
  const right = window.x + window.width;
  const hole = ring([window.x, window.y, window.x, window.sill, right, window.sill, right, window.y]);
  ctx.save();
  ctx.fillStyle = verticalGradient(ctx, [0, stage.height], [shade(wall, -0.05), wall, shade(wall, -0.08)]);
  ctx.beginPath();
  wallAround({ ...strip, top: -stage.height * 0.06, bottom: stage.height * 1.14 }, hole)(ctx);
  ctx.fill();
  ctx.clip();
  paintWallpaper(ctx, strip);
  glowAt(ctx, stage, { colour: WARM, x, y, rx: 430 * stage.unit, alpha: 0.75 });
  glowAt(ctx, stage, { colour: WARM, x, y, rx: 200 * stage.unit, alpha: 0.6 });
  ctx.restore();
}

type Coat = readonly [colour: string, width: number, down: number];

function paintFrame(ctx: Context2d, { frame, unit }: Stage, { x, y, width, height, sill }: Window): void {
  const lap = 4.5 * unit;
  ctx.lineJoin = 'miter';
  const outer: readonly Coat[] = [
    ['#2a1c2c', 26, 4],
    [FRAME_DARK, 20, 2],
    [FRAME_LIGHT, 13, 0],
  ];
  outer.forEach(([colour, thick, down]) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thick * unit;
    ctx.strokeRect(x - lap, y - lap + down * unit, width + lap * 2, height);
  });
  const bars: readonly Coat[] = [
    [FRAME_DARK, 10, 2],
    [FRAME_LIGHT, 7, 0],
  ];
  bars.forEach(([colour, thick, down]) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = thick * unit;
    ctx.beginPath();
    (frame.wide ? [1 / 3, 2 / 3] : [0.5]).forEach((share) => {
      ctx.moveTo(x + width * share + down * unit, y);
      ctx.lineTo(x + width * share + down * unit, sill);
    });
    ctx.moveTo(x, y + height * 0.32 + down * unit);
    ctx.lineTo(x + width, y + height * 0.32 + down * unit);
    ctx.stroke();
  });
}

interface Fold {
  /** Edge of the window it is tied back to. */
  readonly edge: number;
  /** Of the whole curtain, signed towards its side. */
  readonly width: number;
  /** Where the fold hangs from the rail, and its own width. */
  readonly x: number;
  readonly fold: number;
}

function traceFold(ctx: Context2d, unit: number, { window, curtain }: { window: Window; curtain: Fold }): void {
  const { edge, width, x, fold } = curtain;
  const top = window.y - 34 * unit;
  const tie = window.y + window.height * 0.62;
  const foot = window.sill + 26 * unit;
  const waist = edge + width * 0.1 + (x - edge) * 0.3;
  const hem = edge + width * 0.12 + (x - edge) * 0.4;
  ctx.beginPath();
  ctx.moveTo(x - fold / 2, top);
  ctx.bezierCurveTo(x - fold * 0.5, tie - 80 * unit, waist - fold * 0.3, tie, hem - fold * 0.4, foot);
  ctx.lineTo(hem + fold * 0.4, foot);
  ctx.bezierCurveTo(waist + fold * 0.3, tie, x + fold * 0.5, tie - 80 * unit, x + fold / 2, top);
}

function paintCurtains(ctx: Context2d, { frame, unit, width: w }: Stage, window: Window): void {
  const width = w * (frame.wide ? 0.075 : 0.1);
  [-1, 1].forEach((side) => {
    const edge = side < 0 ? window.x - 8 * unit : window.x + window.width + 8 * unit;
    repeat(5, (i) => {
      const x = edge - side * (-width * 0.45 + (i * width) / 4.2);
      const cloth = i % 2 === 1 ? [shade(CURTAIN, -0.09), shade(CURTAIN, -0.14)] : [CURTAIN, shade(CURTAIN, -0.03)];
      ctx.fillStyle = verticalGradient(ctx, [window.y, window.sill], cloth);
      traceFold(ctx, unit, { window, curtain: { edge, width: side * width, x, fold: width / 3.6 } });
      ctx.fill();
    });
  });
  panel(ctx, '#5a3a34', [window.x - w * 0.09, window.y - 42 * unit, window.width + w * 0.18, 10 * unit, 5 * unit]);
}

/** Daylight from the window on the floor. */
function paintLightShafts(ctx: Context2d, { height, unit }: Stage, { x, width, sill }: Window): void {
  [0.15, 0.49, 0.83].forEach((share) => {
    const left = x + width * share;
    const top = [left, sill + 34 * unit, left + width * 0.22, sill + 34 * unit];
    polygon(ctx, 'rgba(190,215,240,.08)', [
      ...top,
      left + width * 0.14,
      height * 1.1,
      left - width * 0.16,
      height * 1.1,
    ]);
  });
}

/** The wall around the window, its frame and curtains, and what `furnish` puts in front. */
export function addWall(stage: Stage, window: Window, furnish: (ctx: Context2d) => void): void {
  stage.strip({ parallax: 1, top: -stage.height * 0.06 }, (ctx, strip) => {
    paintWall(ctx, strip, window);
    paintFrame(ctx, stage, window);
    paintCurtains(ctx, stage, window);
    furnish(ctx);
    paintLightShafts(ctx, stage, window);
  });
}
