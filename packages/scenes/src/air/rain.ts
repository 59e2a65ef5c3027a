import { mix, rgba, fraction } from '@kinora/drawing';

import { wrapAcross, type AirPaint } from './particles.ts';

/** Depth bands: from, to, alpha, width. */
const BANDS = [
  [0, 0.45, 0.16, 0.9],
  [0.45, 0.85, 0.26, 1.3],
  [0.85, 1.01, 0.34, 2.1],
] as const;

/** One path per band, so the whole shower is three strokes. */
export const paintRain: AirPaint = (ctx, { stage, particles, time, camera, gain, wind, colour }) => {
  const { height, unit, palette } = stage;
  const tone = colour ?? mix(palette.sky[4], '#ffffff', 0.4);
  ctx.lineCap = 'butt';
  for (const [from, to, alpha, width] of BANDS) {
    ctx.strokeStyle = rgba(tone, alpha * gain);
    ctx.lineWidth = width * unit;
    ctx.beginPath();
    for (const { x, y, near } of particles) {
      if (near < from || near >= to) continue;
      const speed = 1.25 + near * 1.2;
      const top = fraction(y + time * speed) * height * 1.15 - height * 0.1;
      const left = wrapAcross(stage, x, -time * speed * height * 0.16 * wind - camera.x * near);
      const length = (16 + 46 * near) * unit;
      ctx.moveTo(left, top);
      ctx.lineTo(left - length * 0.16 * wind, top + length);
    }
    ctx.stroke();
  }
};
