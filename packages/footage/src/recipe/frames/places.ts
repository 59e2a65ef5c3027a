import { mix, rgba, disc, panel, fraction, createRandom, type Random, type Context2d } from '@kinora/drawing';

import { drawPlate, fillDown, plateOf, shineOn } from '../backdrops/backdrop.ts';
import type { Studio } from '../studio.ts';
import { castShadow, coverBox, focusOf, type Box, type MakeFrame } from './picture-frame.ts';

function paintWindows(ctx: Context2d, { x, y, width }: Box, { random, unit }: { random: Random; unit: number }): void {
  for (let window = 0; window < 34; window++) {
    if (random() < 0.55) continue;
    ctx.fillStyle = rgba(random() < 0.75 ? '#ffd98a' : '#8ad8ff', 0.35 + 0.5 * random());
    const column = window % 4;
    ctx.fillRect(
      x + width * (0.14 + column * 0.2),
      y + (14 + Math.floor(window / 4) * 26) * unit,
      width * 0.1,
      12 * unit,
    );
  }
}

function paintCity(ctx: Context2d, { width, height, seed, unit }: Studio): void {
  fillDown(ctx, ['#0c0a2a', '#2a1a5a', '#7a2f7a', '#ff8a5c']);
  const random = createRandom(seed);
  for (const [base, tone, count] of [
    [0.5, '#2c1f56', 16],
    [0.66, '#1b1440', 12],
    [0.84, '#100c2a', 9],
  ] as const) {
    for (let house = 0; house < count; house++) {
      const wide = (width / count) * (0.8 + 0.5 * random());
      const x = (house / count) * width * 1.05 - 20 * unit;
      const place = { x, y: height * (base - 0.3 * random()), width: wide, height };
      panel(ctx, tone, [x, place.y, wide, height]);
      paintWindows(ctx, place, { random, unit });
    }
  }
}

/** A lit board over a city at night. */
export const billboard: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const city = plateOf(studio, (ctx) => {
    paintCity(ctx, studio);
    for (const x of [0.3, 0.7]) panel(ctx, '#0a0818', [width * x - 9 * unit, height * 0.6, 18 * unit, height]);
  });
  const wide = Math.min(width * 0.8, height * 1.2);
  const tall = Math.min(height * 0.6, wide * 0.6);
  const glow = studio.space.glow('#fff0c0');
  return (ctx, picture, { time }) => {
    drawPlate(ctx, city);
    ctx.save();
    ctx.transform(1, -0.045, 0, 1, 0, width * 0.022);
    const box: Box = { x: (width - wide) / 2, y: height * 0.13, width: wide, height: tall };
    panel(ctx, '#05040e', [box.x - 20 * unit, box.y - 20 * unit, wide + 40 * unit, tall + 40 * unit, 8 * unit]);
    coverBox(ctx, picture, { ...box, focus: focusOf(studio) });
    const bulbs = 26;
    for (let bulb = 0; bulb < bulbs; bulb++) {
      const lit = (bulb + Math.floor(time * 6)) % 3 === 0;
      for (const y of [box.y - 10 * unit, box.y + tall + 10 * unit]) {
        disc(ctx, lit ? '#fff6c8' : '#b8842e', [box.x + ((bulb + 0.5) / bulbs) * wide, y, 5 * unit]);
      }
    }
    ctx.globalCompositeOperation = 'screen';
    for (let lamp = 0; lamp < 4; lamp++) {
      const x = box.x + wide * (0.14 + 0.24 * lamp);
      ctx.globalAlpha = 0.42;
      ctx.drawImage(glow, x - wide * 0.14, box.y - tall * 0.14, wide * 0.28, tall * 0.5);
    }
    ctx.restore();
    for (let car = 0; car < 9; car++) {
      const x = fraction(car * 0.37 + time * 0.12 * (car % 2 === 0 ? 1 : -1)) * width;
      disc(ctx, car % 2 === 0 ? 'rgba(255,240,200,.9)' : 'rgba(255,60,60,.9)', [
        x,
        height * (0.955 + 0.012 * (car % 3)),
        6 * unit,
        3 * unit,
      ]);
    }
  };
};

/** A gilded frame on a museum wall, under its own lamp. */
export const gallery: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const tall = height * 0.56;
  const wide = Math.min(tall * 1.3, width * 0.72);
  const box: Box = { x: (width - wide) / 2, y: height * 0.14, width: wide, height: tall };
  const wall = plateOf(studio, (ctx) => {
    fillDown(ctx, ['#274a44', '#1f3d3a', '#16302e']);
    for (let stripe = 0; stripe < 40; stripe++)
      panel(ctx, 'rgba(255,255,255,.025)', [(stripe / 40) * width, 0, width / 90, height]);
    shineOn(ctx, [width / 2, height * 0.05, height * 0.95], ['rgba(255,232,180,.62)', 'rgba(0,0,0,.35)']);
    panel(ctx, '#3a2414', [0, height * 0.86, width, height * 0.14]);
    panel(ctx, '#e8dcc4', [0, height * 0.83, width, height * 0.03]);
    shineOn(ctx, [width / 2, height * 0.95, width * 0.5], ['rgba(255,220,160,.25)', 'rgba(0,0,0,0)']);
    castShadow(
      ctx,
      { x: box.x - 40 * unit, y: box.y - 40 * unit, width: wide + 80 * unit, height: tall + 80 * unit },
      40 * unit,
    );
    const rings = 12;
    for (let ring = rings; ring >= 0; ring--) {
      const grow = (ring / rings) * 46 * unit;
      const light = 0.5 + 0.5 * Math.sin((ring / rings) * 11 + 0.6);
      panel(ctx, mix('#7a4c0c', '#ffe9a0', light), [
        box.x - grow,
        box.y - grow,
        wide + grow * 2,
        tall + grow * 2,
        3 * unit,
      ]);
    }
    panel(ctx, '#d9b45a', [width / 2 - 70 * unit, box.y + tall + 62 * unit, 140 * unit, 34 * unit, 4 * unit]);
    for (const line of [12, 21])
      panel(ctx, '#6a4a14', [width / 2 - 44 * unit, box.y + tall + (62 + line) * unit, 88 * unit, 3 * unit]);
  });
  return (ctx, picture, { time }) => {
    // The visitor steps a little closer and breathes.
    const near = 1.03 + 0.03 * Math.sin(time * 0.7);
    ctx.translate(width / 2, height * 0.42);
    ctx.scale(near, near);
    ctx.translate(-width / 2, -height * 0.42);
    ctx.drawImage(wall, 0, 0);
    coverBox(ctx, picture, { ...box, focus: focusOf(studio) });
    const glass = ctx.createLinearGradient(box.x, box.y, box.x + wide, box.y + tall);
    const at = 0.3 + 0.15 * Math.sin(time * 0.7);
    glass.addColorStop(Math.max(0, at - 0.15), 'rgba(255,255,255,0)');
    glass.addColorStop(at, 'rgba(255,255,255,.16)');
    glass.addColorStop(at + 0.02, 'rgba(255,255,255,0)');
    panel(ctx, glass, [box.x, box.y, wide, tall]);
    for (const x of [0.16, 0.84]) {
      panel(ctx, '#d9b45a', [width * x - 6 * unit, height * 0.74, 12 * unit, height * 0.2, 5 * unit]);
      disc(ctx, '#ffe08a', [width * x, height * 0.735, 12 * unit]);
    }
    ctx.strokeStyle = '#a81f3a';
    ctx.lineWidth = 14 * unit;
    ctx.beginPath();
    ctx.moveTo(width * 0.16, height * 0.765);
    ctx.quadraticCurveTo(width / 2, height * 0.9, width * 0.84, height * 0.765);
    ctx.stroke();
  };
};
