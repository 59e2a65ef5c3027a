import { rgba, clamp, lerp, smoothStep, type Canvas } from '@kinora/drawing';

import type { Studio } from '../studio.ts';
import { burn } from './burn.ts';
import type { Change } from './change.ts';
import { pageTurn } from './page-turn.ts';
import { heart } from './shapes.ts';
import { shatter } from './shatter.ts';

const iris = ({ width, height, target }: Studio): Change => {
  const x = width / 2 + target.x * height * 0.4;
  const y = height * (0.5 + target.y * 0.3);
  return (ctx, { page, next, progress }) => {
    const size = smoothStep(0, 1, progress) ** 1.3 * Math.hypot(width, height) * 1.15 + 1;
    ctx.drawImage(page, 0, 0);
    heart(ctx, 'rgba(255,255,255,.9)', [x, y, size * 1.06]);
    heart(ctx, 'rgba(255,93,143,.95)', [x, y, size * 1.03]);
    ctx.save();
    heart(ctx, 'rgba(0,0,0,0)', [x, y, size]);
    ctx.clip();
    ctx.drawImage(next, 0, 0);
    ctx.restore();
  };
};

const SLICES = 9;

const slices =
  ({ width, height }: Studio): Change =>
  (ctx, { page, next, progress }) => {
    ctx.drawImage(next, 0, 0);
    const wide = width / SLICES;
    for (let slice = 0; slice < SLICES; slice++) {
      const gone = smoothStep(0, 1, clamp(progress * 1.9 - (slice / SLICES) * 0.9));
      if (gone >= 1) continue;
      const way = slice % 2 === 0 ? -1 : 1;
      const left = Math.round(slice * wide);
      const right = Math.round((slice + 1) * wide);
      ctx.fillStyle = `rgba(0,0,0,${0.4 * (1 - gone)})`;
      ctx.fillRect(right, way * gone * height, 8 * (height / 720) * gone, height);
      ctx.drawImage(page, left, 0, right - left, height, left, Math.round(way * gone * height), right - left, height);
    }
  };

const flip =
  ({ width, height }: Studio): Change =>
  (ctx, { page, next, progress }) => {
    const turn = smoothStep(0, 1, progress) * Math.PI;
    const face = Math.cos(turn);
    const back = 1 - 0.22 * Math.sin(turn);
    const light = ctx.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width * 0.7);
    light.addColorStop(0, '#5a4a8a');
    light.addColorStop(1, '#14102a');
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, width, height);
    ctx.translate(width / 2, height / 2);
    ctx.transform(Math.max(0.012, Math.abs(face)) * back, 0.16 * Math.sin(turn) * face, 0, back, 0, 0);
    ctx.drawImage(face > 0 ? page : next, -width / 2, -height / 2);
    ctx.fillStyle = rgba('#0a0618', 0.5 * Math.sin(turn));
    ctx.fillRect(-width / 2, -height / 2, width, height);
  };

const zoomThrough = ({ width, height, target }: Studio): Change => {
  const x = width / 2 + target.x * height * 0.6;
  const y = height * (0.5 + target.y * 0.6);
  return (ctx, { page, next, progress }) => {
    const into = progress ** 2.2;
    const draw = (picture: Canvas, scale: number, alpha: number) => {
      ctx.globalAlpha = alpha;
      ctx.drawImage(picture, x - x * scale, y - y * scale, width * scale, height * scale);
    };
    draw(next, lerp(1.6, 1, smoothStep(0.4, 1, progress)), 1);
    // Copies that lag behind each other read as speed.
    for (let echo = 0; echo < 4; echo++) {
      draw(page, 1 + into * 5 * (1 + echo * 0.07), (1 - smoothStep(0.42, 0.72, progress)) / (echo + 1));
    }
    ctx.globalAlpha = 1;
    ctx.fillStyle = `rgba(255,255,255,${0.7 * Math.exp(-(((progress - 0.55) / 0.1) ** 2))})`;
    ctx.fillRect(0, 0, width, height);
  };
};

export const CHANGES: Readonly<Record<string, (studio: Studio) => Change>> = {
  'page-turn': pageTurn,
  shatter,
  iris,
  slices,
  burn,
  flip,
  'zoom-through': zoomThrough,
};
