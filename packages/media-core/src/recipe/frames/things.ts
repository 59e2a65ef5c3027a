import { mix, rgba } from '../../core/colour.ts';
import { blob, disc, panel, polygon } from '../../core/drawing.ts';
import { fraction, lerp, smoothStep, TAU } from '../../core/math.ts';
import { createRandom } from '../../core/random.ts';
import type { Context2d } from '../../painting/canvas.ts';
import { heart, star } from '../art/shapes.ts';
import { drawPlate, fillDown, plateOf, shineOn } from '../backdrops/backdrop.ts';
import { castShadow, coverBox, type MakeFrame } from './picture-frame.ts';

/** A globe of glass on a wooden foot, with snow that was just shaken up. */
export const snowGlobe: MakeFrame = (studio) => {
  const { width, height, unit, seed, space } = studio;
  const radius = Math.min(height * 0.4, width * 0.42);
  const middle = { x: width / 2, y: height * 0.46 };
  const random = createRandom(seed);
  const lights = Array.from({ length: 26 }, () => ({
    x: random() * width,
    y: random() * height * 0.8,
    size: (30 + 70 * random()) * unit,
    tone: random(),
  }));
  const flakes = Array.from({ length: 90 }, () => ({
    x: random() * 2 - 1,
    y: random(),
    size: 2 + 5 * random(),
    phase: random() * TAU,
  }));
  const room = plateOf(studio, (ctx) => {
    fillDown(ctx, ['#1d1636', '#3a2348', '#5a3040']);
    for (const { x, y, size, tone } of lights) {
      ctx.globalAlpha = 0.24;
      disc(ctx, tone < 0.4 ? '#ffd27a' : mix('#ff6a5c', '#ffe0b0', tone), [x, y, size]);
    }
    ctx.globalAlpha = 1;
    panel(ctx, '#4a2a18', [0, height * 0.86, width, height * 0.14]);
    const sheen = ctx.createLinearGradient(0, height * 0.86, 0, height);
    sheen.addColorStop(0, 'rgba(255,214,150,.5)');
    sheen.addColorStop(1, 'rgba(20,8,4,.6)');
    panel(ctx, sheen, [0, height * 0.86, width, height * 0.14]);
    disc(ctx, 'rgba(8,2,2,.5)', [middle.x, height * 0.955, radius * 1.05, radius * 0.11]);
    const wood = ctx.createLinearGradient(middle.x - radius, 0, middle.x + radius, 0);
    for (const [at, tone] of [
      [0, '#2a1208'],
      [0.25, '#8a4a24'],
      [0.5, '#b8703a'],
      [0.75, '#7a3e1c'],
      [1, '#2a1208'],
    ] as const) {
      wood.addColorStop(at, tone);
    }
    blob(ctx, wood, [
      middle.x - radius * 0.78,
      middle.y + radius * 0.72,
      middle.x + radius * 0.78,
      middle.y + radius * 0.72,
      middle.x + radius * 0.94,
      height * 0.94,
      middle.x,
      height * 0.965,
      middle.x - radius * 0.94,
      height * 0.94,
    ]);
    panel(ctx, '#e8c25a', [middle.x - radius * 0.3, middle.y + radius * 1.02, radius * 0.6, radius * 0.11, 4 * unit]);
  });
  const paintSnow = (ctx: Context2d, time: number) => {
    const white = space.glow('#ffffff');
    for (const { x, y, size, phase } of flakes) {
      const across = x * 0.92 + 0.12 * Math.sin(time * 1.3 + phase);
      const down = fraction(y + time * (0.07 + size * 0.012)) * 2 - 1;
      const flake = size * unit * 1.7;
      ctx.drawImage(white, middle.x + across * radius - flake, middle.y + down * radius - flake, flake * 2, flake * 2);
    }
  };
  return (ctx, picture, { time }) => {
    drawPlate(ctx, room);
    ctx.save();
    ctx.beginPath();
    ctx.arc(middle.x, middle.y, radius, 0, TAU);
    ctx.clip();
    const shown = radius * 2.06;
    coverBox(ctx, picture, { x: middle.x - shown / 2, y: middle.y - shown / 2, width: shown, height: shown });
    blob(ctx, '#f4f8ff', [
      middle.x - radius,
      middle.y + radius * 1.2,
      middle.x - radius,
      middle.y + radius * 0.72,
      middle.x - radius * 0.2,
      middle.y + radius * 0.66,
      middle.x + radius * 0.5,
      middle.y + radius * 0.74,
      middle.x + radius,
      middle.y + radius * 0.68,
      middle.x + radius,
      middle.y + radius * 1.2,
    ]);
    paintSnow(ctx, time);
    const glass = ctx.createRadialGradient(middle.x, middle.y, radius * 0.62, middle.x, middle.y, radius);
    glass.addColorStop(0, 'rgba(180,220,255,0)');
    glass.addColorStop(0.86, 'rgba(180,215,255,.24)');
    glass.addColorStop(1, 'rgba(16,16,52,.7)');
    ctx.fillStyle = glass;
    ctx.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
    ctx.restore();
    ctx.strokeStyle = 'rgba(255,255,255,.55)';
    ctx.lineCap = 'round';
    ctx.lineWidth = 13 * unit;
    ctx.beginPath();
    ctx.arc(middle.x, middle.y, radius * 0.87, 3.5, 4.35);
    ctx.stroke();
    ctx.lineWidth = 7 * unit;
    ctx.beginPath();
    ctx.arc(middle.x, middle.y, radius * 0.87, 0.5, 0.85);
    ctx.stroke();
  };
};

/** A glossy card that tilts in space. */
export const card: MakeFrame = (studio) => {
  const { width, height, unit } = studio;
  const tall = height * 0.78;
  const wide = Math.min(tall * (width > height ? 1.25 : 0.72), width * 0.8);
  return (ctx, picture, { time }) => {
    fillDown(ctx, ['#2b1a5c', '#6a2f8a', '#ff8a6c']);
    shineOn(
      ctx,
      [width * (0.5 + 0.2 * Math.sin(time * 0.6)), height * 0.4, width * 0.6],
      ['rgba(255,220,255,.5)', 'rgba(255,220,255,0)'],
    );
    const tilt = Math.sin(time * 1.1);
    const nod = Math.cos(time * 0.9);
    ctx.translate(width / 2, height / 2 + 8 * unit * Math.sin(time * 1.5));
    ctx.transform(0.965 - 0.05 * tilt * tilt, 0.07 * tilt, 0.05 * nod, 0.98, 0, 0);
    const box = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
    castShadow(ctx, { ...box, x: box.x - 22 * unit * tilt, y: box.y + 20 * unit }, 46 * unit);
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, wide, tall, 30 * unit);
    ctx.save();
    ctx.clip();
    coverBox(ctx, picture, {
      x: box.x - 14 * unit + 12 * unit * tilt,
      y: box.y - 10 * unit,
      width: wide + 28 * unit,
      height: tall + 20 * unit,
    });
    const place = 0.5 + 0.42 * tilt;
    const foil = ctx.createLinearGradient(box.x, box.y, box.x + wide, box.y + tall * 0.6);
    for (const [at, tone] of [
      [-0.25, 'rgba(255,80,200,0)'],
      [-0.12, 'rgba(120,200,255,.26)'],
      [0, 'rgba(255,255,255,.6)'],
      [0.12, 'rgba(255,220,120,.26)'],
      [0.25, 'rgba(120,255,180,0)'],
    ] as const) {
      foil.addColorStop(Math.min(1, Math.max(0, place + at)), tone);
    }
    ctx.globalCompositeOperation = 'screen';
    ctx.fillStyle = foil;
    ctx.fillRect(box.x, box.y, wide, tall);
    ctx.restore();
    ctx.beginPath();
    ctx.roundRect(box.x, box.y, wide, tall, 30 * unit);
    ctx.strokeStyle = 'rgba(255,255,255,.85)';
    ctx.lineWidth = 5 * unit;
    ctx.stroke();
  };
};

/** A present that springs open; the picture rises out of it in a burst of stars. */
export const giftBox: MakeFrame = (studio) => {
  const { width, height, unit, seed } = studio;
  const random = createRandom(seed);
  const sparks = Array.from({ length: 46 }, (_, index) => ({
    angle: -Math.PI / 2 + (random() - 0.5) * 2.4,
    speed: 0.5 + random(),
    tone: index % 5,
  }));
  const side = Math.min(height * 0.42, width * 0.46);
  const foot = height * 0.95;
  const paintBox = (ctx: Context2d, open: number) => {
    disc(ctx, 'rgba(40,4,10,.35)', [width / 2, foot, side * 0.68, side * 0.08]);
    panel(ctx, '#c81f3c', [width / 2 - side / 2, foot - side * 0.56, side, side * 0.56, 8 * unit]);
    panel(ctx, 'rgba(0,0,0,.14)', [width / 2, foot - side * 0.56, side / 2, side * 0.56, 8 * unit]);
    panel(ctx, '#ffd166', [width / 2 - side * 0.09, foot - side * 0.56, side * 0.18, side * 0.56]);
    ctx.save();
    ctx.translate(
      width / 2 - side * 0.55 * open,
      foot - side * 0.56 - side * 0.9 * Math.sin(open * 2.2) * (open > 0 ? 1 : 0),
    );
    ctx.rotate(-1.1 * open);
    ctx.globalAlpha = 1 - smoothStep(0.8, 1, open);
    panel(ctx, '#e0304e', [-side * 0.56, -side * 0.16, side * 1.12, side * 0.17, 8 * unit]);
    panel(ctx, '#ffe08a', [-side * 0.09, -side * 0.16, side * 0.18, side * 0.17]);
    for (const way of [-1, 1])
      blob(ctx, '#ffd166', [
        0,
        -side * 0.16,
        way * side * 0.1,
        -side * 0.38,
        way * side * 0.3,
        -side * 0.36,
        way * side * 0.26,
        -side * 0.18,
      ]);
    ctx.restore();
  };
  return (ctx, picture, { progress, time }) => {
    fillDown(ctx, ['#ff9fb8', '#ffc9b0', '#fff0d8']);
    shineOn(ctx, [width / 2, height * 0.42, width * 0.55], ['rgba(255,255,255,.85)', 'rgba(255,255,255,0)']);
    const open = smoothStep(0.1, 0.22, progress);
    const risen = smoothStep(0.16, 0.42, progress);
    const shake = (1 - open) * Math.sin(time * 34) * 5 * unit * smoothStep(0, 0.08, progress);
    for (const { angle, speed, tone } of sparks) {
      const age = Math.max(0, progress - 0.16) * 2.6;
      if (age <= 0) continue;
      const reach = (1 - Math.exp(-age * 2)) * speed * height * 0.8;
      const x = width / 2 + Math.cos(angle) * reach;
      const y = foot - side * 0.6 + Math.sin(angle) * reach + age * age * height * 0.1;
      const paint = ['#ff5d8f', '#ffd166', '#4cc9f0', '#80ed99', '#b892ff'][tone] ?? '#ffd166';
      if (tone === 0) heart(ctx, paint, [x, y, 13 * unit]);
      else star(ctx, [x, y, 14 * unit], { paint, points: 5, waist: 0.48, turn: time * 2 + angle * 5 });
    }
    ctx.save();
    ctx.translate(shake, 0);
    const tall = lerp(0.1, Math.min(height * 0.66, (width * 0.86) / 1.25), risen);
    const wide = tall * 1.25;
    const y = lerp(foot - side * 0.5, height * 0.07, risen);
    if (risen > 0.02) {
      ctx.save();
      ctx.translate(width / 2, y + tall / 2);
      ctx.rotate(0.06 * Math.sin(time * 1.6) * risen + (1 - risen) * 0.7);
      castShadow(ctx, { x: -wide / 2, y: -tall / 2, width: wide, height: tall }, 18 * unit);
      panel(ctx, '#ffffff', [
        -wide / 2 - 12 * unit,
        -tall / 2 - 12 * unit,
        wide + 24 * unit,
        tall + 24 * unit,
        16 * unit,
      ]);
      coverBox(ctx, picture, { x: -wide / 2, y: -tall / 2, width: wide, height: tall });
      ctx.restore();
    }
    polygon(ctx, rgba('#fff6c8', 0.4 * open * (1 - smoothStep(0.5, 0.9, progress))), [
      width / 2 - side * 0.45,
      foot - side * 0.5,
      width / 2 + side * 0.45,
      foot - side * 0.5,
      width / 2 + side * 0.9,
      0,
      width / 2 - side * 0.9,
      0,
    ]);
    paintBox(ctx, open);
    ctx.restore();
  };
};
