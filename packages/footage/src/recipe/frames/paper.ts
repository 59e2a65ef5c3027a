import { mix, rgba, panel, lerp, smoothStep, createNoise, type Context2d } from '@kinora/drawing';

import { heart } from '../art/shapes.ts';
import { drawPlate, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Moment, Studio } from '../studio.ts';
import {
  castShadow,
  coverBox,
  focusOf,
  type Box,
  type MakeFrame,
  type MakeFrameLabel,
  type Size,
} from './picture-frame.ts';

/** Boards of a table with grain, lit from the upper left. */
export function paintTable(ctx: Context2d, { width, height, unit, seed }: Studio, tone: string): void {
  const noise = createNoise(seed);
  const boards = 5;
  for (let board = 0; board < boards; board++) {
    const top = (board / boards) * height;
    panel(ctx, mix(tone, board % 2 === 0 ? '#3a2010' : '#e0b48a', 0.16), [0, top, width, height / boards + 1]);
    for (let line = 0; line < 16; line++) {
      ctx.strokeStyle = rgba('#2a1408', 0.08 + 0.1 * noise(board * 31 + line));
      ctx.lineWidth = (1 + 2 * noise(line * 7 + board)) * unit;
      ctx.beginPath();
      for (let x = 0; x <= width; x += 40 * unit) {
        ctx.lineTo(
          x,
          top + (line / 16) * (height / boards) + 7 * unit * noise(x / (130 * unit) + line * 9 + board * 50),
        );
      }
      ctx.stroke();
    }
    panel(ctx, 'rgba(30,12,4,.5)', [0, top, width, 2.5 * unit]);
  }
  shineOn(ctx, [width * 0.3, height * 0.2, width * 0.9], ['rgba(255,236,200,.35)', 'rgba(20,8,2,.42)']);
}

const sideOf = ({ width, height }: Size) => Math.min(height * 0.7, width * 0.78);

/** How the instant picture lies at a moment, about the middle of the frame. */
function polaroidPose({ progress, time }: Moment): { readonly grow: number; readonly turn: number } {
  const fall = smoothStep(0, 0.16, progress);
  const settle = Math.exp(-progress * 26) * Math.cos(progress * 60);
  return { grow: lerp(1.9, 1, fall) + 0.015 * Math.sin(time * 0.8), turn: lerp(-0.5, -0.055, fall) + 0.04 * settle };
}

/** The white strip under an instant picture. */
export const polaroidLabel: MakeFrameLabel = (size) => {
  const side = sideOf(size);
  return (moment) => {
    const { grow, turn } = polaroidPose(moment);
    const below = side * 0.575 * grow;
    return {
      x: size.width / 2 - Math.sin(turn) * below,
      y: size.height / 2 + Math.cos(turn) * below,
      width: side * 0.86,
      height: side * 0.17,
      turn,
      scale: grow,
    };
  };
};

/** An instant picture that falls on the table and develops. */
export const polaroid: MakeFrame = (studio) => {
  const { width, height } = studio;
  const table = plateOf(studio, (ctx) => paintTable(ctx, studio, '#8a5a36'));
  const side = sideOf(studio);
  return (ctx, picture, moment) => {
    const { progress } = moment;
    drawPlate(ctx, table);
    const fall = smoothStep(0, 0.16, progress);
    const { grow, turn } = polaroidPose(moment);
    ctx.translate(width / 2, height * 0.5);
    ctx.rotate(turn);
    ctx.scale(grow, grow);
    const card: Box = { x: -side * 0.54, y: -side * 0.55, width: side * 1.08, height: side * 1.22 };
    castShadow(ctx, card, side * lerp(0.3, 0.07, fall));
    panel(ctx, '#fbf8f1', [card.x, card.y, card.width, card.height, side * 0.012]);
    const hole: Box = { x: -side / 2, y: -side * 0.5, width: side, height: side * 0.98 };
    coverBox(ctx, picture, { ...hole, focus: focusOf(studio) });
    const blank = 1 - smoothStep(0.14, 0.55, progress);
    panel(ctx, rgba('#d9d2b8', blank * 0.97), [hole.x, hole.y, hole.width, hole.height]);
    ctx.globalCompositeOperation = 'soft-light';
    panel(ctx, 'rgba(255,214,150,.35)', [hole.x, hole.y, hole.width, hole.height]);
    ctx.globalCompositeOperation = 'source-over';
    const gloss = ctx.createLinearGradient(hole.x, hole.y, hole.x + hole.width, hole.y + hole.height);
    gloss.addColorStop(0.2, 'rgba(255,255,255,.2)');
    gloss.addColorStop(0.42, 'rgba(255,255,255,0)');
    panel(ctx, gloss, [hole.x, hole.y, hole.width, hole.height]);
    // Words have the strip for themselves.
    const loved = studio.words === '' ? smoothStep(0.55, 0.65, progress) : 0;
    heart(ctx, rgba('#e0486a', loved), [side * 0.4, side * 0.575, side * 0.035]);
  };
};

/** A page of an album with corners, a ribbon, and a second print under the first. */
export const album: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const page = plateOf(studio, (ctx) => {
    paintTable(ctx, studio, '#5a3a2a');
    const left = width * 0.07;
    for (let sheet = 5; sheet >= 0; sheet--) {
      panel(ctx, mix('#efe4cc', '#c9b48c', sheet / 6), [
        left - sheet * 3 * unit,
        height * 0.05 + sheet * 4 * unit,
        width * 0.86 + sheet * 6 * unit,
        height * 0.9,
        14 * unit,
      ]);
    }
    const gutter = ctx.createLinearGradient(left, 0, left + width * 0.09, 0);
    gutter.addColorStop(0, 'rgba(90,60,30,.5)');
    gutter.addColorStop(1, 'rgba(90,60,30,0)');
    panel(ctx, gutter, [left, height * 0.05, width * 0.09, height * 0.9]);
  });
  const tall = height * 0.68;
  const wide = Math.min(tall * 1.28, width * 0.66);
  return (ctx, picture, { progress, time }) => {
    drawPlate(ctx, page);
    const slide = smoothStep(0, 0.18, progress);
    for (const [turn, shift, alpha] of [
      [0.09, 0.03, 0.9],
      [-0.035 + 0.004 * Math.sin(time), 0, 1],
    ] as const) {
      ctx.save();
      ctx.globalAlpha = alpha;
      ctx.translate(width * (0.52 + shift) + (1 - slide) * width * 0.5, height * (0.5 + shift));
      ctx.rotate(turn + (1 - slide) * 0.3);
      const box: Box = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
      castShadow(ctx, box, 12 * unit);
      panel(ctx, '#fffdf6', [box.x - 12 * unit, box.y - 12 * unit, wide + 24 * unit, tall + 24 * unit, 3 * unit]);
      if (alpha === 1) coverBox(ctx, picture, { ...box, focus: focusOf(studio) });
      else panel(ctx, '#d8c8a8', [box.x, box.y, wide, tall]);
      if (alpha === 1) paintCorners(ctx, box, 42 * unit);
      ctx.restore();
    }
  };
};

function paintCorners(ctx: Context2d, { x, y, width, height }: Box, size: number): void {
  const edge = size * 0.34;
  for (const [left, top, dx, dy] of [
    [x - edge, y - edge, 1, 1],
    [x + width + edge, y - edge, -1, 1],
    [x - edge, y + height + edge, 1, -1],
    [x + width + edge, y + height + edge, -1, -1],
  ] as const) {
    ctx.fillStyle = '#2c2320';
    ctx.beginPath();
    ctx.moveTo(left, top);
    ctx.lineTo(left + dx * size, top);
    ctx.lineTo(left, top + dy * size);
    ctx.closePath();
    ctx.fill();
  }
}
