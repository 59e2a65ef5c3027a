import { mix, blob, disc, panel, fraction, TAU, createRandom, type Canvas, type Context2d } from '@kinora/drawing';

import { drawPlate, fillDown, plateOf } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { coverBox, type MakeFrame } from './picture-frame.ts';

interface Globe {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Lights far out of focus over a wooden board. */
function paintRoom(ctx: Context2d, { width, height, unit, seed }: Studio): void {
  const random = createRandom(seed);
  fillDown(ctx, ['#1d1636', '#3a2348', '#5a3040']);
  ctx.globalAlpha = 0.24;
  for (let light = 0; light < 26; light++) {
    const tone = random();
    const colour = tone < 0.4 ? '#ffd27a' : mix('#ff6a5c', '#ffe0b0', tone);
    disc(ctx, colour, [random() * width, random() * height * 0.8, (30 + 70 * random()) * unit]);
  }
  ctx.globalAlpha = 1;
  panel(ctx, '#4a2a18', [0, height * 0.86, width, height * 0.14]);
  const sheen = ctx.createLinearGradient(0, height * 0.86, 0, height);
  sheen.addColorStop(0, 'rgba(255,214,150,.5)');
  sheen.addColorStop(1, 'rgba(20,8,4,.6)');
  panel(ctx, sheen, [0, height * 0.86, width, height * 0.14]);
}

const WOOD = [
  [0, '#2a1208'],
  [0.25, '#8a4a24'],
  [0.5, '#b8703a'],
  [0.75, '#7a3e1c'],
  [1, '#2a1208'],
] as const;

/** The turned foot with its plate. */
function paintFoot(ctx: Context2d, { x, y, radius }: Globe, { height, unit }: Studio): void {
  disc(ctx, 'rgba(8,2,2,.5)', [x, height * 0.955, radius * 1.05, radius * 0.11]);
  const wood = ctx.createLinearGradient(x - radius, 0, x + radius, 0);
  for (const [at, tone] of WOOD) wood.addColorStop(at, tone);
  const top = y + radius * 0.72;
  const foot = height * 0.94;
  const upper = [x - radius * 0.78, top, x + radius * 0.78, top];
  blob(ctx, wood, [...upper, x + radius * 0.94, foot, x, foot + height * 0.025, x - radius * 0.94, foot]);
  panel(ctx, '#e8c25a', [x - radius * 0.3, y + radius * 1.02, radius * 0.6, radius * 0.11, 4 * unit]);
}

/** Flakes that sink and sway in the water of the globe. */
function makeFlurry({ seed, unit, space }: Studio, { x, y, radius }: Globe): (ctx: Context2d, time: number) => void {
  const random = createRandom(seed ^ 0x5f0a);
  const flakes = Array.from({ length: 90 }, () => ({
    x: random() * 2 - 1,
    y: random(),
    size: 2 + 5 * random(),
    phase: random() * TAU,
  }));
  const white = space.glow('#ffffff');
  return (ctx, time) => {
    for (const flake of flakes) {
      const across = flake.x * 0.92 + 0.12 * Math.sin(time * 1.3 + flake.phase);
      const down = fraction(flake.y + time * (0.07 + flake.size * 0.012)) * 2 - 1;
      const size = flake.size * unit * 1.7;
      ctx.drawImage(white, x + across * radius - size, y + down * radius - size, size * 2, size * 2);
    }
  };
}

/** The picture behind a drift of snow. */
function paintInside(ctx: Context2d, picture: Canvas, { x, y, radius }: Globe): void {
  const shown = radius * 2.06;
  coverBox(ctx, picture, { x: x - shown / 2, y: y - shown / 2, width: shown, height: shown });
  const ground = y + radius * 1.2;
  const drift = [x - radius, ground, x - radius, y + radius * 0.72, x - radius * 0.2, y + radius * 0.66];
  blob(ctx, '#f4f8ff', [
    ...drift,
    x + radius * 0.5,
    y + radius * 0.74,
    x + radius,
    y + radius * 0.68,
    x + radius,
    ground,
  ]);
}

/** The dark rim of the glass. */
function paintGlass(ctx: Context2d, { x, y, radius }: Globe): void {
  const glass = ctx.createRadialGradient(x, y, radius * 0.62, x, y, radius);
  glass.addColorStop(0, 'rgba(180,220,255,0)');
  glass.addColorStop(0.86, 'rgba(180,215,255,.24)');
  glass.addColorStop(1, 'rgba(16,16,52,.7)');
  ctx.fillStyle = glass;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** A globe of glass on a wooden foot, with snow that was just shaken up. */
export const snowGlobe: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const globe: Globe = { x: width / 2, y: height * 0.46, radius: Math.min(height * 0.4, width * 0.42) };
  const room = plateOf(studio, (ctx) => {
    paintRoom(ctx, studio);
    paintFoot(ctx, globe, studio);
  });
  const flurry = makeFlurry(studio, globe);
  return (ctx, picture, { time }) => {
    drawPlate(ctx, room);
    ctx.save();
    ctx.beginPath();
    ctx.arc(globe.x, globe.y, globe.radius, 0, TAU);
    ctx.clip();
    paintInside(ctx, picture, globe);
    flurry(ctx, time);
    paintGlass(ctx, globe);
    ctx.restore();
    ctx.strokeStyle = 'rgba(255,255,255,.55)';
    ctx.lineCap = 'round';
    for (const [wide, from, to] of [
      [13, 3.5, 4.35],
      [7, 0.5, 0.85],
    ] as const) {
      ctx.lineWidth = wide * unit;
      ctx.beginPath();
      ctx.arc(globe.x, globe.y, globe.radius * 0.87, from, to);
      ctx.stroke();
    }
  };
};
