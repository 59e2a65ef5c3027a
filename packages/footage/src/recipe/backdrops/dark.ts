import { mix, rgba, disc, panel, polygon, fraction, TAU } from '@kinora/drawing';

import { drawPlate, fillDown, plateOf, shineOn, type MakeBackdrop } from './backdrop.ts';
import { paintStars } from './starry.ts';

/** Stars, a milky band, and shooting stars. */
export const nightSky: MakeBackdrop = (room, colour) => {
  const { width, height, unit, seed } = room;
  const plate = plateOf(room, (ctx) => {
    fillDown(ctx, ['#060a22', mix('#14214f', colour, 0.3), mix('#3a3a72', colour, 0.45)]);
    for (const [x, y, size, tone] of [
      [0.25, 0.3, 0.5, '#8a6cff'],
      [0.55, 0.45, 0.6, '#4c8dff'],
      [0.8, 0.6, 0.5, '#ff7ab8'],
    ] as const) {
      shineOn(ctx, [width * x, height * y, width * size], [rgba(tone, 0.26), rgba(tone, 0)]);
    }
    paintStars(ctx, 320, seed);
  });
  return (ctx, time) => {
    drawPlate(ctx, plate);
    for (let index = 0; index < 3; index++) {
      const turn = fraction(time * 0.28 + index * 0.37);
      const x = width * (0.15 + 0.35 * index + turn * 0.5);
      const y = height * (0.06 + 0.1 * index + turn * 0.3);
      const gradient = ctx.createLinearGradient(x, y, x - 130 * unit, y - 62 * unit);
      gradient.addColorStop(0, rgba('#ffffff', 0.95 * Math.sin(turn * Math.PI)));
      gradient.addColorStop(1, rgba('#ffffff', 0));
      ctx.strokeStyle = gradient;
      ctx.lineWidth = 3 * unit;
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(x - 130 * unit, y - 62 * unit);
      ctx.stroke();
    }
  };
};

/** A grid that runs to a striped sun. */
export const synthGrid: MakeBackdrop = (room, colour) => {
  const { width, height, unit, seed } = room;
  const horizon = height * 0.62;
  const plate = plateOf(room, (ctx) => {
    fillDown(ctx, ['#12052e', '#4a1070', '#d8348c', '#2a0a4a']);
    paintStars(ctx, 140, seed);
    const sun = ctx.createLinearGradient(0, horizon - height * 0.42, 0, horizon);
    sun.addColorStop(0, '#ffe66d');
    sun.addColorStop(1, '#ff3d8b');
    disc(ctx, sun, [width / 2, horizon - height * 0.12, height * 0.29]);
    for (let stripe = 0; stripe < 6; stripe++) {
      const y = horizon - height * 0.02 - stripe * height * 0.05;
      panel(ctx, mix('#d8348c', '#4a1070', stripe / 6), [
        width / 2 - height * 0.3,
        y - height * 0.016 * (1 - stripe / 8),
        height * 0.6,
        height * 0.018 * (1 - stripe / 8),
      ]);
    }
    panel(ctx, '#10042a', [0, horizon, width, height - horizon]);
  });
  return (ctx, time) => {
    drawPlate(ctx, plate);
    ctx.strokeStyle = mix(colour, '#ff5ad1', 0.4);
    ctx.lineWidth = 2.4 * unit;
    ctx.beginPath();
    for (let line = -14; line <= 14; line++) {
      ctx.moveTo(width / 2 + line * width * 0.02, horizon);
      ctx.lineTo(width / 2 + line * width * 0.2, height);
    }
    for (let row = 0; row < 12; row++) {
      const near = ((row + fraction(time * 1.6)) / 12) ** 2.2;
      ctx.moveTo(0, horizon + near * (height - horizon));
      ctx.lineTo(width, horizon + near * (height - horizon));
    }
    ctx.stroke();
  };
};

/** Light from above, waving weeds, far fish. */
export const deepSea: MakeBackdrop = (room) => {
  const { width, height, unit } = room;
  return (ctx, time) => {
    fillDown(ctx, ['#8be9e2', '#2a9fc0', '#0f5a94', '#07305e']);
    ctx.globalCompositeOperation = 'screen';
    for (let ray = 0; ray < 7; ray++) {
      const x = width * (0.05 + 0.15 * ray) + 30 * unit * Math.sin(time * 0.8 + ray);
      const gradient = ctx.createLinearGradient(0, 0, 0, height * 0.9);
      gradient.addColorStop(0, rgba('#d8fff8', 0.3 + 0.14 * Math.sin(time * 1.4 + ray * 2)));
      gradient.addColorStop(1, rgba('#d8fff8', 0));
      polygon(ctx, gradient, [x, -5, x + 60 * unit, -5, x + 170 * unit, height * 0.9, x - 30 * unit, height * 0.9]);
    }
    ctx.globalCompositeOperation = 'source-over';
    for (let weed = 0; weed < 15; weed++) {
      const x = width * (weed / 14);
      const tall = height * (0.16 + 0.16 * fraction(weed * 0.618));
      const sway = 26 * unit * Math.sin(time * 1.3 + weed);
      ctx.strokeStyle = mix('#0b5a5c', '#2fae86', fraction(weed * 0.37));
      ctx.lineWidth = 15 * unit;
      ctx.lineCap = 'round';
      ctx.beginPath();
      ctx.moveTo(x, height + 8);
      ctx.quadraticCurveTo(x - sway * 0.4, height - tall * 0.5, x + sway, height - tall);
      ctx.stroke();
    }
    for (let fish = 0; fish < 8; fish++) {
      const left = fraction(fish * 0.29 + time * 0.05 * (1 + (fish % 3) * 0.4)) * (width + 160 * unit) - 80 * unit;
      const y = height * (0.14 + 0.07 * fish) + 10 * unit * Math.sin(time * 2 + fish);
      const size = (10 + 4 * (fish % 3)) * unit;
      disc(ctx, rgba(fish % 2 === 0 ? '#ffd166' : '#ff8fab', 0.85), [left, y, size * 1.5, size * 0.8]);
      const wag = Math.sin(time * 9 + fish) * size * 0.4;
      polygon(ctx, rgba(fish % 2 === 0 ? '#ffb347' : '#ff6f91', 0.85), [
        left - size * 1.2,
        y,
        left - size * 2.3,
        y - size * 0.8 + wag,
        left - size * 2.3,
        y + size * 0.8 + wag,
      ]);
    }
    ctx.globalAlpha = 1;
    ctx.fillStyle = rgba('#052a4a', 0.12 + 0.02 * Math.sin(time * TAU));
    ctx.fillRect(0, 0, width, height);
  };
};
