import { mix, rgba, shade, blob, disc, panel, polygon, TAU, type Context2d } from '@kinora/drawing';

import { star } from './shapes.ts';

/** Paints something worn on a head of radius 1 about 0, 0; up is negative. */
export type Headwear = (ctx: Context2d, colour: string, time: number) => void;

const crown: Headwear = (ctx, _, time) => {
  const gold = ctx.createLinearGradient(-1, 0, 1, 0);
  for (const [at, tone] of [
    [0, '#b8791a'],
    [0.3, '#ffe08a'],
    [0.55, '#e8ac2e'],
    [0.8, '#fff0b8'],
    [1, '#b8791a'],
  ] as const) {
    gold.addColorStop(at, tone);
  }
  polygon(ctx, gold, [-0.92, -0.62, -1.06, -1.5, -0.56, -1.08, 0, -1.72, 0.56, -1.08, 1.06, -1.5, 0.92, -0.62]);
  blob(ctx, '#c98d22', [-0.92, -0.68, 0, -0.5, 0.92, -0.68, 0.88, -0.5, 0, -0.34, -0.88, -0.5]);
  for (const [x, y, tone] of [
    [-1.06, -1.54, '#ff5d8f'],
    [0, -1.78, '#4cc9f0'],
    [1.06, -1.54, '#ff5d8f'],
    [-0.5, -0.84, '#80ed99'],
    [0, -0.86, '#ff4d6d'],
    [0.5, -0.84, '#80ed99'],
  ] as const) {
    disc(ctx, tone, [x, y, 0.12]);
    disc(ctx, 'rgba(255,255,255,.8)', [x - 0.04, y - 0.04, 0.035]);
  }
  const twinkle = 0.12 + 0.16 * Math.abs(Math.sin(time * 3));
  star(ctx, [0.62, -1.3, twinkle], { paint: '#fffbe0', points: 4, waist: 0.18 });
};

const halo: Headwear = (ctx, colour, time) => {
  const y = -1.62 + 0.08 * Math.sin(time * 2.4);
  for (const [width, alpha] of [
    [0.5, 0.12],
    [0.3, 0.25],
    [0.15, 0.95],
  ] as const) {
    ctx.strokeStyle = rgba(alpha > 0.9 ? mix(colour, '#fff3b0', 0.6) : '#ffd966', alpha);
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.ellipse(0, y, 0.9, 0.26, 0, 0, TAU);
    ctx.stroke();
  }
};

const santaHat: Headwear = (ctx, _, time) => {
  const swing = 0.1 * Math.sin(time * 4);
  blob(ctx, '#c8202f', [
    -0.98,
    -0.5,
    -0.86,
    -1.1,
    -0.2,
    -1.66,
    0.6,
    -1.62,
    1.34 + swing,
    -0.96,
    1.2 + swing,
    -0.82,
    0.82,
    -1.08,
    0.98,
    -0.5,
  ]);
  blob(ctx, 'rgba(110,8,20,.4)', [0.2, -0.6, 0.4, -1.2, 0.86, -1.3, 1.2 + swing, -0.9, 0.82, -1.08, 0.98, -0.5]);
  for (let tuft = 0; tuft <= 10; tuft++) {
    const x = -1.06 + (tuft / 10) * 2.12;
    disc(ctx, tuft % 2 === 0 ? '#ffffff' : '#eef2f8', [x, -0.5 - 0.1 * Math.cos(x * 1.4), 0.24]);
  }
  disc(ctx, '#ffffff', [1.3 + swing, -0.84, 0.27]);
  disc(ctx, '#e3e9f2', [1.37 + swing, -0.77, 0.14]);
};

const antlers: Headwear = (ctx) => {
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.scale(side, 1);
    ctx.lineCap = 'round';
    for (const [width, tone] of [
      [0.24, '#6e4422'],
      [0.14, '#9a6638'],
    ] as const) {
      ctx.strokeStyle = tone;
      ctx.lineWidth = width;
      for (const [x0, y0, cx, cy, x1, y1] of [
        [0.42, -0.8, 0.6, -1.5, 1.25, -2.05],
        [0.62, -1.36, 0.5, -1.8, 0.52, -2.1],
        [0.9, -1.74, 0.88, -2.1, 0.98, -2.4],
        [0.74, -1.54, 1.1, -1.6, 1.38, -1.52],
      ] as const) {
        ctx.beginPath();
        ctx.moveTo(x0, y0);
        ctx.quadraticCurveTo(cx, cy, x1, y1);
        ctx.stroke();
      }
    }
    ctx.restore();
  }
};

const witchHat: Headwear = (ctx, colour) => {
  const cloth = mix('#2a1840', colour, 0.12);
  blob(
    ctx,
    shade(cloth, -0.06),
    [-1.75, -0.58, -0.8, -0.82, 0, -0.86, 0.8, -0.82, 1.75, -0.58, 0.8, -0.4, 0, -0.36, -0.8, -0.4],
  );
  blob(
    ctx,
    cloth,
    [-0.86, -0.66, -0.5, -1.5, 0.06, -2.2, 0.62, -2.42, 0.5, -2.1, 0.42, -1.74, 0.68, -1.2, 0.88, -0.66, 0, -0.52],
  );
  blob(ctx, '#ff8a1e', [-0.86, -0.68, -0.76, -0.94, 0, -0.82, 0.78, -0.94, 0.88, -0.68, 0, -0.54]);
  panel(ctx, '#ffd966', [-0.2, -0.92, 0.4, 0.34, 0.05]);
  panel(ctx, cloth, [-0.11, -0.84, 0.22, 0.18, 0.03]);
};

const bunnyEars: Headwear = (ctx, colour, time) => {
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(side * 0.42, -0.8);
    ctx.rotate(side * (0.16 + 0.06 * Math.sin(time * 5 + side)));
    blob(ctx, colour, [-0.24, 0.1, -0.34, -0.8, -0.16, -1.5, 0, -1.62, 0.16, -1.5, 0.34, -0.8, 0.24, 0.1]);
    blob(ctx, '#ffb3c7', [-0.1, -0.05, -0.17, -0.75, -0.06, -1.28, 0.06, -1.28, 0.17, -0.75, 0.1, -0.05]);
    ctx.restore();
  }
  blob(
    ctx,
    mix(colour, '#e4dff0', 0.3),
    [-0.86, -0.46, -0.6, -0.82, 0, -0.96, 0.6, -0.82, 0.86, -0.46, 0.6, -0.66, 0, -0.8, -0.6, -0.66],
  );
};

const partyHat: Headwear = (ctx, colour, time) => {
  polygon(ctx, colour, [-0.62, -0.66, 0.04, -2.1, 0.66, -0.62]);
  for (const [x, y, tone] of [
    [-0.22, -0.95, '#ffe66d'],
    [0.24, -1.0, '#4cc9f0'],
    [0.02, -1.36, '#ff8fab'],
    [-0.04, -0.76, '#80ed99'],
    [0.12, -1.7, '#ffe66d'],
  ] as const) {
    disc(ctx, tone, [x, y, 0.11]);
  }
  for (let strand = 0; strand < 9; strand++) {
    const angle = -2.6 + strand * 0.26 + 0.12 * Math.sin(time * 8 + strand);
    ctx.strokeStyle = ['#ffe66d', '#ff8fab', '#4cc9f0'][strand % 3] ?? '#ffe66d';
    ctx.lineWidth = 0.07;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(0.04, -2.06);
    ctx.lineTo(0.04 + Math.cos(angle) * 0.34, -2.06 + Math.sin(angle) * 0.34);
    ctx.stroke();
  }
};

const unicornHorn: Headwear = (ctx, colour, time) => {
  const horn = ctx.createLinearGradient(-0.2, -0.8, 0.3, -2.3);
  for (const [at, tone] of [
    [0, '#ffd1ec'],
    [0.35, '#c9b6ff'],
    [0.7, '#a8e6ff'],
    [1, '#fff6c8'],
  ] as const) {
    horn.addColorStop(at, tone);
  }
  polygon(ctx, horn, [-0.24, -0.82, 0.1, -2.3, 0.26, -0.84]);
  ctx.strokeStyle = rgba('#8a6cc8', 0.4);
  ctx.lineWidth = 0.05;
  for (let ring = 0; ring < 5; ring++) {
    const y = -1.0 - ring * 0.25;
    const half = 0.23 * (1 - ring * 0.17);
    ctx.beginPath();
    ctx.moveTo(-half + ring * 0.06, y);
    ctx.quadraticCurveTo(ring * 0.07, y + 0.1, half + ring * 0.06, y - 0.1);
    ctx.stroke();
  }
  for (const [x, y] of [
    [-0.5, -0.78],
    [-0.24, -0.9],
    [0.28, -0.9],
    [0.54, -0.76],
  ] as const) {
    star(ctx, [x, y, 0.2], { paint: mix(colour, '#ff8fd0', 0.5), points: 5, waist: 0.6, turn: x });
    disc(ctx, '#fff3a8', [x, y, 0.07]);
  }
  star(ctx, [0.14, -2.3, 0.18 + 0.14 * Math.abs(Math.sin(time * 4))], { paint: '#ffffff', points: 4, waist: 0.16 });
};

const flowerWreath: Headwear = (ctx, _, time) => {
  for (let flower = 0; flower < 13; flower++) {
    const share = flower / 12;
    const x = -1.0 + 2.0 * share;
    const y = -0.42 - 0.52 * Math.sin(share * Math.PI) ** 0.8;
    const tone = ['#ff8fab', '#ffd166', '#ffffff', '#b892ff', '#ff6b6b'][flower % 5] ?? '#ffffff';
    disc(ctx, '#4d8a4a', [x + 0.12, y + 0.12, 0.16, 0.08, flower]);
    const turn = flower + 0.15 * Math.sin(time * 2 + flower);
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + (petal / 5) * TAU;
      disc(ctx, tone, [x + Math.cos(angle) * 0.13, y + Math.sin(angle) * 0.13, 0.11]);
    }
    disc(ctx, flower % 5 === 1 ? '#c97b1a' : '#ffe08a', [x, y, 0.075]);
  }
};

export const HEADWEAR: Readonly<Record<string, Headwear>> = {
  crown,
  halo,
  'santa-hat': santaHat,
  antlers,
  'witch-hat': witchHat,
  'bunny-ears': bunnyEars,
  'party-hat': partyHat,
  'unicorn-horn': unicornHorn,
  'flower-wreath': flowerWreath,
};
