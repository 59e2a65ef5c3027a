import { mix, rgba, shade, disc, panel, fraction, modulo, TAU, type Context2d } from '@kinora/drawing';
import { soften } from '@kinora/scenes';

import { paintRaster } from '../../photo/raster.ts';
import { heart } from '../art/shapes.ts';
import { drawPlate, fillDown, plateOf, shineOn, type MakeBackdrop } from './backdrop.ts';

/** A seamless paper roll under a soft box light. */
export const studio: MakeBackdrop = (room, colour) => {
  const { width, height } = room;
  const plate = plateOf(room, (ctx) => {
    fillDown(ctx, [mix(colour, '#ffffff', 0.12), mix(colour, '#ffffff', 0.3), mix(colour, '#ffffff', 0.42)]);
    const floor = ctx.createLinearGradient(0, height * 0.72, 0, height);
    floor.addColorStop(0, rgba(mix(colour, '#ffffff', 0.6), 0));
    floor.addColorStop(0.3, rgba(mix(colour, '#ffffff', 0.62), 0.85));
    floor.addColorStop(1, rgba(shade(colour, -0.08), 0.9));
    ctx.fillStyle = floor;
    ctx.fillRect(0, height * 0.72, width, height * 0.28);
    shineOn(ctx, [width / 2, height * 0.4, width * 0.55], [rgba('#ffffff', 0.55), rgba('#ffffff', 0)]);
  });
  return (ctx) => drawPlate(ctx, plate);
};

function paintRays(ctx: Context2d, count: number, turn: number): void {
  const { width, height } = ctx.canvas;
  const reach = Math.hypot(width, height);
  ctx.beginPath();
  for (let ray = 0; ray < count; ray++) {
    const angle = turn + (ray / count) * TAU;
    ctx.moveTo(width / 2, height * 0.56);
    ctx.lineTo(width / 2 + Math.cos(angle) * reach, height * 0.56 + Math.sin(angle) * reach);
    const next = angle + TAU / count / 2;
    ctx.lineTo(width / 2 + Math.cos(next) * reach, height * 0.56 + Math.sin(next) * reach);
    ctx.closePath();
  }
  ctx.fill();
}

/** Turning rays behind the hero, as on a fair poster. */
export const sunburst: MakeBackdrop = (room, colour) => {
  const { width, height } = room;
  const light = mix(colour, '#fff3d0', 0.55);
  const deep = shade(colour, -0.12);
  return (ctx, time) => {
    ctx.fillStyle = colour;
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = light;
    paintRays(ctx, 14, time * 0.22);
    shineOn(ctx, [width / 2, height * 0.56, height * 0.75], [rgba('#fffbe8', 0.75), rgba('#fffbe8', 0)]);
    shineOn(ctx, [width / 2, height * 0.5, width * 0.8], [rgba(deep, 0), rgba(deep, 0.55)]);
  };
};

/** Rows of dots that travel, larger to the corners. */
export const dots: MakeBackdrop = (room, colour) => {
  const { width, height, unit } = room;
  const pale = mix(colour, '#ffffff', 0.7);
  return (ctx, time) => {
    fillDown(ctx, [mix(colour, '#ffffff', 0.25), colour]);
    const step = 62 * unit;
    const shift = modulo(time * 26 * unit, step * 2);
    ctx.beginPath();
    for (let row = -2; row * step < height + step; row++) {
      for (let column = -3; column * step < width + step * 2; column++) {
        const x = column * step + (row % 2 === 0 ? 0 : step / 2) + shift;
        const y = row * step + shift / 2;
        const far = Math.hypot(x - width / 2, y - height / 2) / width;
        const radius = step * (0.1 + 0.32 * far);
        ctx.moveTo(x + radius, y);
        ctx.arc(x, y, radius, 0, TAU);
      }
    }
    ctx.fillStyle = rgba(pale, 0.85);
    ctx.fill();
  };
};

function paintCloud(ctx: Context2d, [x, y, size]: readonly [number, number, number]): void {
  for (const [dx, dy, radius] of [
    [-0.9, 0.1, 0.5],
    [-0.35, -0.2, 0.7],
    [0.35, -0.1, 0.62],
    [0.9, 0.14, 0.42],
    [0, 0.22, 0.7],
  ] as const) {
    disc(ctx, ctx.fillStyle, [x + dx * size, y + dy * size, radius * size, radius * size * 0.62]);
  }
}

/** High above the clouds, in morning light. */
export const clouds: MakeBackdrop = (room) => {
  const { width, height, unit, random } = room;
  const banks = Array.from({ length: 16 }, (_, index) => ({
    x: random(),
    y: 0.3 + 0.75 * (index / 16) + 0.06 * random(),
    size: (60 + 120 * (index / 16)) * unit,
    speed: 0.008 + 0.03 * (index / 16),
  }));
  return (ctx, time) => {
    fillDown(ctx, ['#4f8fe0', '#8cc1f4', '#ffd9b8']);
    shineOn(ctx, [width * 0.78, height * 0.2, height * 0.6], ['rgba(255,246,214,.95)', 'rgba(255,246,214,0)']);
    banks.forEach(({ x, y, size, speed }, index) => {
      const left = fraction(x + time * speed) * (width + size * 4) - size * 2;
      ctx.fillStyle = rgba(mix('#e9d3dc', '#ffffff', index / 16), 0.82);
      paintCloud(ctx, [left, y * height, size]);
    });
  };
};

/** Hearts that rise in rows on a soft ground. */
export const hearts: MakeBackdrop = (room, colour) => {
  const { width, height, unit } = room;
  return (ctx, time) => {
    fillDown(ctx, [mix(colour, '#ffffff', 0.72), mix(colour, '#ffffff', 0.35)]);
    shineOn(ctx, [width / 2, height * 0.4, width * 0.5], [rgba('#ffffff', 0.6), rgba('#ffffff', 0)]);
    const step = 150 * unit;
    for (let row = -1; row * step < height + step * 2; row++) {
      for (let column = 0; column * step < width + step; column++) {
        const x = column * step + (row % 2 === 0 ? 0 : step / 2);
        const y = height + step - modulo(row * step + time * 40 * unit, height + step * 2);
        const size = step * (0.16 + 0.05 * Math.sin(time * 3 + column + row * 2));
        heart(ctx, rgba(mix(colour, '#ffffff', 0.12), 0.5), [x, y, size]);
      }
    }
  };
};

/** The picture's own surroundings, far out of focus, so that the subject stands free. */
export const blurred: MakeBackdrop = (room) => {
  const { first, environment, width, height } = room;
  const plate = plateOf(room, (ctx) => {
    const whole = paintRaster(environment, first.back);
    const { extent } = first;
    const scale = height;
    ctx.drawImage(
      soften(environment, whole, 14),
      width / 2 + extent.left * scale,
      (extent.top + 0.5) * scale,
      extent.width * scale,
      extent.height * scale,
    );
    panel(ctx, 'rgba(12,10,28,.18)', [0, 0, width, height]);
  });
  return (ctx) => drawPlate(ctx, plate);
};
