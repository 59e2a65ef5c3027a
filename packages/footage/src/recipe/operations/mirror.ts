import { fraction, TAU, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { MakeFrameOperation } from '../studio.ts';

type Pattern = (ctx: Context2d, picture: Canvas, time: number) => void;

const SEGMENTS = 10;

const PATTERNS: Readonly<Record<string, Pattern>> = {
  kaleidoscope: (ctx, picture, time) => {
    const { width, height } = picture;
    const reach = Math.hypot(width, height) / 2;
    ctx.fillStyle = '#0c0818';
    ctx.fillRect(0, 0, width, height);
    for (let segment = 0; segment < SEGMENTS; segment++) {
      ctx.save();
      ctx.translate(width / 2, height / 2);
      ctx.rotate((segment / SEGMENTS) * TAU + time * 0.12);
      if (segment % 2 === 1) ctx.scale(1, -1);
      const half = Math.PI / SEGMENTS + 0.004;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(Math.cos(half) * reach * 1.2, Math.sin(half) * reach * 1.2);
      ctx.lineTo(Math.cos(half) * reach * 1.2, -Math.sin(half) * reach * 1.2);
      ctx.closePath();
      ctx.clip();
      ctx.rotate(0.5 * Math.sin(time * 0.5) + 0.3);
      const size = 1.25;
      ctx.drawImage(
        picture,
        -width * 0.42 * size + width * 0.06 * Math.sin(time * 0.7),
        -height * 0.5 * size,
        width * size,
        height * size,
      );
      ctx.restore();
    }
  },
  halves: (ctx, picture, time) => {
    const { width, height } = picture;
    const shift = width * 0.06 * Math.sin(time * 0.9);
    const left = width * 0.25 + shift;
    ctx.drawImage(picture, left, 0, width / 2, height, 0, 0, width / 2, height);
    ctx.save();
    ctx.translate(width, 0);
    ctx.scale(-1, 1);
    ctx.drawImage(picture, left, 0, width / 2, height, 0, 0, width / 2, height);
    ctx.restore();
  },
  quarters: (ctx, picture, time) => {
    const { width, height } = picture;
    const breath = 0.5 + 0.06 * Math.sin(time * 1.3);
    for (let quarter = 0; quarter < 4; quarter++) {
      ctx.save();
      ctx.translate(width / 2, height / 2);
      ctx.scale(quarter % 2 === 0 ? -1 : 1, quarter < 2 ? -1 : 1);
      ctx.drawImage(
        picture,
        width * (0.5 - breath / 2),
        height * (0.42 - breath / 2 + 0.06),
        width * breath,
        height * breath,
        0,
        0,
        width / 2,
        height / 2,
      );
      ctx.restore();
    }
  },
  tunnel: (ctx, picture, time) => {
    const { width, height } = picture;
    const step = 0.66;
    const start = fraction(time * 0.55);
    for (let ring = 0; ring < 7; ring++) {
      const scale = step ** (ring - start) * 1.02;
      ctx.save();
      ctx.translate(width / 2, height * 0.48);
      ctx.rotate(0.07 * (ring - start) * Math.sin(time * 0.8));
      ctx.scale(scale, scale);
      ctx.drawImage(picture, -width / 2, -height * 0.48, width, height);
      ctx.restore();
    }
  },
};

/** Repeats the frame in mirrors. */
export const mirror: MakeFrameOperation = ({ environment, width, height }, values) => {
  const draw = PATTERNS[values.text('pattern')] ?? (() => undefined);
  const copy = environment.canvas(width, height);
  const copyContext = contextOf(copy);
  copyContext.globalCompositeOperation = 'copy';
  return {
    finish: (ctx, { time, presence }) => {
      if (presence <= 0.01) return;
      copyContext.drawImage(ctx.canvas, 0, 0);
      ctx.save();
      ctx.globalAlpha = presence;
      draw(ctx, copy, time);
      ctx.restore();
    },
  };
};
