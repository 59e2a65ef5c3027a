import { mix, rgba } from '../../core/colour.ts';
import { disc, panel } from '../../core/drawing.ts';
import { lerp, smoothStep, TAU } from '../../core/math.ts';
import { createNoise } from '../../core/noise.ts';
import type { Context2d } from '../../painting/canvas.ts';
import { heart } from '../art/shapes.ts';
import { drawPlate, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { castShadow, coverBox, type Box, type MakeFrame } from './picture-frame.ts';

/** Boards of a table with grain, lit from the upper left. */
function paintTable(ctx: Context2d, { width, height, unit, seed }: Studio, tone: string): void {
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

/** An instant picture that falls on the table and develops. */
export const polaroid: MakeFrame = (studio) => {
  const { width, height } = studio;
  const table = plateOf(studio, (ctx) => paintTable(ctx, studio, '#8a5a36'));
  const side = Math.min(height * 0.7, width * 0.78);
  return (ctx, picture, { progress, time }) => {
    drawPlate(ctx, table);
    const fall = smoothStep(0, 0.16, progress);
    const settle = Math.exp(-progress * 26) * Math.cos(progress * 60);
    ctx.translate(width / 2, height * 0.5);
    const grow = lerp(1.9, 1, fall) + 0.015 * Math.sin(time * 0.8);
    ctx.rotate(lerp(-0.5, -0.055, fall) + 0.04 * settle);
    ctx.scale(grow, grow);
    const card: Box = { x: -side * 0.54, y: -side * 0.55, width: side * 1.08, height: side * 1.22 };
    castShadow(ctx, card, side * lerp(0.3, 0.07, fall));
    panel(ctx, '#fbf8f1', [card.x, card.y, card.width, card.height, side * 0.012]);
    const hole: Box = { x: -side / 2, y: -side * 0.5, width: side, height: side * 0.98 };
    coverBox(ctx, picture, hole);
    const blank = 1 - smoothStep(0.14, 0.55, progress);
    panel(ctx, rgba('#d9d2b8', blank * 0.97), [hole.x, hole.y, hole.width, hole.height]);
    ctx.globalCompositeOperation = 'soft-light';
    panel(ctx, 'rgba(255,214,150,.35)', [hole.x, hole.y, hole.width, hole.height]);
    ctx.globalCompositeOperation = 'source-over';
    const gloss = ctx.createLinearGradient(hole.x, hole.y, hole.x + hole.width, hole.y + hole.height);
    gloss.addColorStop(0.2, 'rgba(255,255,255,.2)');
    gloss.addColorStop(0.42, 'rgba(255,255,255,0)');
    panel(ctx, gloss, [hole.x, hole.y, hole.width, hole.height]);
    heart(ctx, rgba('#e0486a', smoothStep(0.55, 0.65, progress)), [side * 0.4, side * 0.575, side * 0.035]);
  };
};

/** A postage stamp with teeth on a letter, stamped by a round postmark. */
export const stamp: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const letter = plateOf(studio, (ctx) => {
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
  });
  const tall = height * 0.74;
  const wide = Math.min(tall * 0.84, width * 0.8);
  return (ctx, picture, { progress, time }) => {
    drawPlate(ctx, letter);
    ctx.save();
    ctx.translate(width * 0.5, height * 0.5);
    ctx.rotate(-0.03 + 0.006 * Math.sin(time));
    const press = smoothStep(0, 0.12, progress);
    ctx.scale(lerp(1.25, 1, press), lerp(1.25, 1, press));
    const box: Box = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
    castShadow(ctx, box, 16 * unit);
    const tooth = wide / 15;
    ctx.fillStyle = '#fdfaf2';
    ctx.fillRect(box.x - tooth * 0.35, box.y - tooth * 0.35, wide + tooth * 0.7, tall + tooth * 0.7);
    ctx.beginPath();
    const rows = Math.round(tall / tooth);
    for (let along = 0; along <= 15; along++) {
      for (const y of [box.y - tooth * 0.35, -box.y + tooth * 0.35]) {
        ctx.moveTo(box.x + along * tooth + tooth * 0.3, y);
        ctx.arc(box.x + along * tooth, y, tooth * 0.3, 0, TAU);
      }
    }
    for (let down = 0; down <= rows; down++) {
      for (const x of [box.x - tooth * 0.35, -box.x + tooth * 0.35]) {
        ctx.moveTo(x + tooth * 0.3, box.y + (down * tall) / rows);
        ctx.arc(x, box.y + (down * tall) / rows, tooth * 0.3, 0, TAU);
      }
    }
    ctx.fillStyle = '#caa77c';
    ctx.fill();
    const inner: Box = {
      x: box.x + tooth * 0.7,
      y: box.y + tooth * 0.7,
      width: wide - tooth * 1.4,
      height: tall - tooth * 1.4,
    };
    coverBox(ctx, picture, inner);
    ctx.strokeStyle = 'rgba(60,30,20,.35)';
    ctx.lineWidth = 2.5 * unit;
    ctx.strokeRect(inner.x, inner.y, inner.width, inner.height);
    ctx.restore();
    paintPostmark(
      ctx,
      [width / 2 + wide * 0.42, height / 2 - tall * 0.3, height * 0.15],
      smoothStep(0.42, 0.47, progress),
    );
  };
};

function paintPostmark(ctx: Context2d, [x, y, radius]: readonly [number, number, number], shown: number): void {
  if (shown <= 0) return;
  ctx.save();
  ctx.translate(x, y);
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
  ctx.restore();
}

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
      if (alpha === 1) coverBox(ctx, picture, box);
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

/** A heart of gold on velvet that opens to the picture. */
export const locket: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const velvet = plateOf(studio, (ctx) => {
    shineOn(ctx, [width * 0.45, height * 0.35, width * 0.75], ['#8a1f46', '#2a0618']);
    const noise = createNoise(studio.seed);
    for (let fold = 0; fold < 9; fold++) {
      ctx.strokeStyle = rgba(fold % 2 === 0 ? '#ff8fb4' : '#1a0410', 0.09);
      ctx.lineWidth = 46 * unit;
      ctx.beginPath();
      for (let x = -40; x <= width + 40; x += 60 * unit)
        ctx.lineTo(x, (fold / 8) * height + 120 * unit * noise(x / (260 * unit) + fold * 11));
      ctx.stroke();
    }
    for (let link = 0; link < 46; link++) {
      const share = link / 45;
      const x = width * (0.5 + (share - 0.5) * 1.1);
      const y = height * (0.1 - 0.55 * (Math.abs(share - 0.5) * 2) ** 1.5 + 0.02);
      ctx.strokeStyle = link % 2 === 0 ? '#ffe08a' : '#b9791a';
      ctx.lineWidth = 4 * unit;
      ctx.beginPath();
      ctx.ellipse(x, y, 11 * unit, 6 * unit, share * 3, 0, TAU);
      ctx.stroke();
    }
  });
  const size = Math.min(height * 0.37, width * 0.34);
  return (ctx, picture, { time }) => {
    drawPlate(ctx, velvet);
    ctx.translate(width / 2, height * 0.53);
    ctx.rotate(0.035 * Math.sin(time * 1.3));
    for (const [grow, tone] of [
      [1.2, 'rgba(0,0,0,.25)'],
      [1.15, '#7a4a08'],
      [1.12, '#ffe08a'],
      [1.08, '#c98d22'],
      [1.03, '#fff0b8'],
    ] as const) {
      heart(ctx, tone, [grow === 1.2 ? 10 * unit : 0, grow === 1.2 ? 16 * unit : 0, size * grow]);
    }
    ctx.save();
    heart(ctx, '#2a0618', [0, 0, size]);
    ctx.clip();
    coverBox(ctx, picture, { x: -size * 1.25, y: -size * 1.1, width: size * 2.5, height: size * 2.2 });
    const gloss = ctx.createLinearGradient(-size, -size, size * 0.4, size * 0.6);
    gloss.addColorStop(0, 'rgba(255,255,255,.4)');
    gloss.addColorStop(0.4 + 0.1 * Math.sin(time), 'rgba(255,255,255,0)');
    ctx.fillStyle = gloss;
    ctx.fillRect(-size * 1.5, -size * 1.5, size * 3, size * 3);
    ctx.restore();
    disc(ctx, '#ffe08a', [0, -size * 0.62, 13 * unit]);
    disc(ctx, '#7a4a08', [0, -size * 0.62, 6 * unit]);
  };
};
