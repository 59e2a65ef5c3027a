import { fraction } from '@kinora/drawing';

import { wrapAcross, type Air, type AirPaint, type Particle } from './particles.ts';

function driftOf({ stage, time, wind, camera }: Air, { near, phase }: Particle): number {
  const sway = Math.sin(time * 0.8 + phase) * 22 * stage.unit * near;
  return sway - time * wind * (14 + 50 * near) * stage.unit - (camera.x + camera.scroll) * near;
}

export const paintSnow: AirPaint = (ctx, air) => {
  const { stage, particles, time, gain, colour } = air;
  const { height, unit } = stage;
  const flake = stage.glow(colour ?? '#ffffff');
  for (const particle of particles) {
    const { x, y, near, size } = particle;
    // A few flakes fall right before the lens: large and out of focus.
    const close = near > 0.93;
    const radius = (close ? 9 + 12 * size : 1.6 + 4.6 * near * (0.5 + size)) * unit;
    const top = fraction(y + time * (0.05 + 0.1 * near)) * height * 1.1 - height * 0.05;
    const left = wrapAcross(stage, x, driftOf(air, particle));
    ctx.globalAlpha = (close ? 0.3 : 0.35 + 0.55 * near) * gain;
    ctx.drawImage(flake, left - radius, top - radius, radius * 2, radius * 2);
  }
};
