import { panel, lerp, smoothStep, TAU, type Context2d } from '@kinora/drawing';

import { heart } from '../art/shapes.ts';
import { drawPlate, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { castShadow, coverBox, focusOf, type Box, type MakeFrame } from './picture-frame.ts';

const PAPER = '#caa77c';

/** An envelope with a striped border. */
function paintLetter(ctx: Context2d, { width, height, unit }: Studio): void {
  panel(ctx, '#c9a578', [0, 0, width, height]);
  shineOn(ctx, [width * 0.35, height * 0.3, width * 0.8], ['rgba(255,246,224,.55)', 'rgba(110,70,30,.35)']);
  for (let stripe = -2; stripe < 60; stripe++) {
    ctx.fillStyle = stripe % 2 === 0 ? '#c8404a' : '#3d62a8';
    for (const y of [0, height - 22 * unit]) {
      ctx.save();
      ctx.transform(1, 0, -0.6, 1, stripe * 46 * unit, y);
      ctx.fillRect(0, 0, 24 * unit, 22 * unit);
      ctx.restore();
    }
  }
}

/** Teeth along the upper edge of a stamp. */
const TEETH = 15;

/** The stamp's paper, and the row of holes it was torn along. */
function paintTeeth(ctx: Context2d, { x, y, width, height }: Box): void {
  const tooth = width / TEETH;
  const rows = Math.round(height / tooth);
  const rim = tooth * 0.35;
  panel(ctx, '#fdfaf2', [x - rim, y - rim, width + rim * 2, height + rim * 2]);
  ctx.fillStyle = PAPER;
  ctx.beginPath();
  const hole = (left: number, top: number) => {
    ctx.moveTo(left + tooth * 0.3, top);
    ctx.arc(left, top, tooth * 0.3, 0, TAU);
  };
  for (let along = 0; along <= TEETH; along++) {
    hole(x + along * tooth, y - rim);
    hole(x + along * tooth, y + height + rim);
  }
  for (let down = 0; down <= rows; down++) {
    hole(x - rim, y + (down * height) / rows);
    hole(x + width + rim, y + (down * height) / rows);
  }
  ctx.fill();
}

/** Two rings with a heart and the waves that cancel; comes down at once. */
function paintPostmark(ctx: Context2d, radius: number, shown: number): void {
  if (shown <= 0) return;
  ctx.rotate(0.3);
  const size = lerp(1.7, 1, shown);
  ctx.scale(size, size);
  ctx.globalAlpha = 0.72 * shown;
  ctx.strokeStyle = '#2a2440';
  ctx.lineWidth = radius * 0.055;
  for (const ring of [1, 0.72]) {
    ctx.beginPath();
    ctx.arc(0, 0, radius * ring, 0, TAU);
    ctx.stroke();
  }
  for (let wave = -2; wave <= 2; wave++) {
    ctx.beginPath();
    for (let step = 0; step <= 24; step++) {
      ctx.lineTo(radius * (1.05 + step * 0.08), radius * (wave * 0.3 + 0.07 * Math.sin(step * 0.9)));
    }
    ctx.stroke();
  }
  heart(ctx, '#2a2440', [0, 0, radius * 0.36]);
}

/** A postage stamp with teeth on a letter, stamped by a round postmark. */
export const stamp: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const letter = plateOf(studio, (ctx) => paintLetter(ctx, studio));
  const tall = height * 0.74;
  const wide = Math.min(tall * 0.84, width * 0.8);
  const box: Box = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
  const edge = (wide / TEETH) * 0.7;
  const inner: Box = { x: box.x + edge, y: box.y + edge, width: wide - edge * 2, height: tall - edge * 2 };
  return (ctx, picture, { progress, time }) => {
    drawPlate(ctx, letter);
    ctx.save();
    ctx.translate(width * 0.5, height * 0.5);
    ctx.rotate(-0.03 + 0.006 * Math.sin(time));
    const press = lerp(1.25, 1, smoothStep(0, 0.12, progress));
    ctx.scale(press, press);
    castShadow(ctx, box, 16 * unit);
    paintTeeth(ctx, box);
    coverBox(ctx, picture, { ...inner, focus: focusOf(studio) });
    ctx.strokeStyle = 'rgba(60,30,20,.35)';
    ctx.lineWidth = 2.5 * unit;
    ctx.strokeRect(inner.x, inner.y, inner.width, inner.height);
    ctx.restore();
    ctx.translate(width / 2 + wide * 0.42, height / 2 - tall * 0.3);
    paintPostmark(ctx, height * 0.15, smoothStep(0.42, 0.47, progress));
  };
};
