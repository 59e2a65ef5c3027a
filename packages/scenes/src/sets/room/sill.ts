import { line, panel, polygon, fraction, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { WARM, type Window } from './window.ts';

const BOOKS = ['#c9533f', '#3f7a78', '#e0b04a', '#6a4f8a'];
const CUP = '#e9e2d8';

function booksX({ frame }: Stage, { x, width }: Window): number {
  return x + width * (frame.side < 0 ? 0.8 : 0.07);
}

function paintBoard(ctx: Context2d, { unit: u }: Stage, { x, width, sill }: Window): void {
  const thick = 34 * u;
  ctx.fillStyle = 'rgba(10,6,20,.4)';
  ctx.fillRect(x - 46 * u, sill + thick, width + 92 * u, 26 * u);
  const wood = verticalGradient(ctx, [sill - 6 * u, sill + thick], ['#fff0d8', '#d9b996', '#9a7866']);
  panel(ctx, wood, [x - 50 * u, sill - 8 * u, width + 100 * u, thick + 8 * u, 5 * u]);
}

function paintBooks(ctx: Context2d, stage: Stage, window: Window): void {
  const u = stage.unit;
  const left = booksX(stage, window);
  BOOKS.forEach((colour, i) => {
    const [x, y] = [left + (i % 2) * 6 * u, window.sill - (i + 1) * 17 * u];
    panel(ctx, colour, [x, y - 8 * u, (92 - i * 8) * u, 15 * u, 2 * u]);
    panel(ctx, '#f3e6d0', [x + (76 - i * 8) * u, y - 5 * u, 14 * u, 9 * u, u]);
  });
}

function paintMug(ctx: Context2d, stage: Stage, window: Window): void {
  const u = stage.unit;
  const x = booksX(stage, window) + 46 * u;
  const y = window.sill - 77 * u;
  panel(ctx, CUP, [x - 20 * u, y - 36 * u, 40 * u, 36 * u, 6 * u]);
  ctx.strokeStyle = CUP;
  ctx.lineWidth = 6 * u;
  ctx.beginPath();
  ctx.arc(x + 22 * u, y - 19 * u, 10 * u, -1.4, 1.4);
  ctx.stroke();
}

function paintLamp(ctx: Context2d, stage: Stage, { lampX: x, lampY: y, sill }: Window): void {
  const { height, unit: u } = stage;
  line(ctx, { colour: '#2a1c2c', width: 7 * u }, [x, sill + height * 0.3, x, y + 30 * u]);
  const cloth = verticalGradient(ctx, [y - 60 * u, y + 40 * u], ['#ffe6b8', '#ffc274']);
  const upper = [x - 34 * u, y - 56 * u, x + 34 * u, y - 56 * u];
  polygon(ctx, cloth, [...upper, x + 66 * u, y + 36 * u, x - 66 * u, y + 36 * u]);
  glowAt(ctx, stage, { colour: WARM, x, y: y + 70 * u, rx: 230 * u, ry: 90 * u, alpha: 0.5 });
}

/** The sill with books and a mug on it, and the lamp. */
export function paintSill(ctx: Context2d, stage: Stage, window: Window): void {
  paintBoard(ctx, stage, window);
  paintBooks(ctx, stage, window);
  paintMug(ctx, stage, window);
  paintLamp(ctx, stage, window);
}

/** Steam over the mug, and the breathing of the lamp. */
export function addSillLife(stage: Stage, window: Window): void {
  const u = stage.unit;
  const mug = { x: booksX(stage, window) + 46 * u, y: window.sill - 115 * u };
  stage.live(1, (ctx, time) => {
    repeat(8, (i) => {
      const age = fraction(i / 8 + time * 0.15);
      const puff = { x: mug.x + Math.sin(age * 6 + i) * 7 * u, y: mug.y - age * 90 * u, rx: (7 + 15 * age) * u };
      glowAt(ctx, stage, { colour: '#ffffff', ...puff, alpha: 0.4 * Math.sin(Math.PI * age) });
    });
    const breath = 0.1 + 0.03 * Math.sin(time * 5) * Math.sin(time * 3.1);
    glowAt(ctx, stage, { colour: WARM, x: window.lampX, y: window.lampY, rx: 260 * u, alpha: breath });
  });
}
