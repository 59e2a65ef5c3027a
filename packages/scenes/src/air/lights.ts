import { fraction } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import { wrapAcross, type AirPaint } from './particles.ts';

export const paintFireflies: AirPaint = (ctx, { stage, particles, time, camera, gain, colour = '#ffe58a' }) => {
  const { height, unit } = stage;
  for (const { x, y, near, phase } of particles) {
    const light = Math.max(0, Math.sin(time * 1.7 + phase * 4));
    glowAt(ctx, stage, {
      colour,
      x: wrapAcross(stage, x, Math.sin(time * 0.6 + phase) * 50 * unit - camera.x * near),
      y: height * (0.4 + 0.55 * y) + Math.cos(time * 0.8 + phase * 2) * 26 * unit,
      rx: (4 + 13 * near) * unit,
      alpha: 0.95 * light * gain,
    });
  }
};

export const paintEmbers: AirPaint = (ctx, { stage, particles, time, gain }) => {
  const { width, height, unit } = stage;
  for (const { x, y, near, phase, tone } of particles) {
    const age = fraction(y + time * (0.09 + 0.14 * near));
    glowAt(ctx, stage, {
      colour: tone < 0.5 ? '#ffb04a' : '#ff6a2c',
      x: x * width + Math.sin(time * 1.4 + phase + age * 5) * 40 * unit,
      y: height * (1.05 - age * 1.05),
      rx: (1.5 + 5 * near) * unit * (1 - age * 0.5),
      alpha: (1 - age) * gain,
    });
  }
};

export const paintDust: AirPaint = (ctx, { stage, particles, time, camera, gain, colour }) => {
  const { height, unit, palette } = stage;
  for (const { x, y, near, phase, size } of particles) {
    glowAt(ctx, stage, {
      colour: colour ?? palette.glow,
      x: wrapAcross(stage, x, Math.sin(time * 0.4 + phase) * 34 * unit + time * 6 * unit - camera.x * near),
      y: height * y + Math.cos(time * 0.35 + phase) * 22 * unit,
      rx: (1.2 + 5 * near * size) * unit,
      alpha: (0.16 + 0.4 * near * (0.5 + 0.5 * Math.sin(time * 1.2 + phase))) * gain,
    });
  }
};

export const paintSparks: AirPaint = (ctx, { stage, particles, time, gain, colour = '#ffd98a' }) => {
  for (const { x, y } of particles) {
    const age = fraction(y + time * 0.3);
    const place = { x: x * stage.width, y: stage.height * (1 - age), rx: 3 * stage.unit };
    glowAt(ctx, stage, { colour, ...place, alpha: (1 - age) * gain });
  }
};
