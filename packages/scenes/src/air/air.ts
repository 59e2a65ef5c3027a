import type { AirKind } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';
import { paintBubbles } from './bubbles.ts';
import { paintConfetti } from './confetti.ts';
import { paintLeaves } from './leaves.ts';
import { paintDust, paintEmbers, paintFireflies, paintSparks } from './lights.ts';
import { scatterParticles, type AirOptions, type AirPaint } from './particles.ts';
import { paintRain } from './rain.ts';
import { paintSnow } from './snow.ts';

/** How many there are of each in a frame, where nothing else is said. */
export const AIR_COUNTS: Record<AirKind, number> = {
  rain: 170,
  snow: 190,
  embers: 60,
  fireflies: 34,
  petals: 46,
  leaves: 34,
  bubbles: 48,
  confetti: 120,
  dust: 42,
  sparks: 40,
};
export const AIR_PAINTS: Record<AirKind, AirPaint> = {
  rain: paintRain,
  snow: paintSnow,
  embers: paintEmbers,
  fireflies: paintFireflies,
  petals: (ctx, air) => paintLeaves(ctx, air, ['#ffd3de', '#ffb3c8', '#fff0f3']),
  leaves: (ctx, air) => paintLeaves(ctx, air, ['#e98b3a', '#c9502e', '#f2c14e', '#9c3d2a']),
  bubbles: paintBubbles,
  confetti: paintConfetti,
  dust: paintDust,
  sparks: paintSparks,
};

/** Fills the air in front of everything painted so far: weather, lights, leaves, bubbles, confetti. */
export function addAir(stage: Stage, kind: AirKind, options: AirOptions = {}): void {
  stage.airKinds.add(kind);
  const particles = scatterParticles(stage.fork(kind), options.count ?? AIR_COUNTS[kind]);
  const paint = AIR_PAINTS[kind];
  const { gain = 1, wind = 1, colour } = options;
  stage.screen((ctx, time, camera) => {
    paint(ctx, { stage, particles, time, camera, gain, wind, colour });
  });
}
