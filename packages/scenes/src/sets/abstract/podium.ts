import { mix, rgba, disc, TAU, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { DreamTones } from './tones.ts';

const BARS = 46;

/** How high a bar of the music stands at a moment, 0 to 1. */
export function levelAt(bar: number, time: number): number {
  const beat = 0.5 + 0.5 * Math.sin(time * 4.2 + bar * 0.9);
  const slow = 0.5 + 0.5 * Math.sin(time * 1.3 - bar * 0.31);
  return 0.12 + 0.88 * (0.55 * beat * slow + 0.45 * (0.5 + 0.5 * Math.sin(time * 2.6 + bar * 2.1)));
}

/** Rounded bars that move like music along the horizon, with their image below. */
export function addBars(stage: Stage, tones: DreamTones): void {
  const { frame, unit, width } = stage;
  const y = frame.ground - 66 * unit;
  const span = width * 1.1;
  const paints = [0, 1, 2, 3, 4].map((index) => stage.tone(mix(tones.accent(index), tones.lit(index), 0.3)));
  stage.live(0.4, (ctx, time) => {
    repeat(BARS, (i) => {
      const middle = (i + 0.5) / BARS;
      const x = width / 2 + (middle - 0.5) * span;
      const aside = Math.abs(middle - 0.5) * 2;
      const tall = (10 + 92 * levelAt(i, time) * (0.35 + 0.65 * aside)) * unit;
      const thick = (span / BARS) * 0.44;
      ctx.fillStyle = paints[Math.floor(middle * 4.99)] ?? '#ffffff';
      ctx.globalAlpha = 0.5;
      ctx.beginPath();
      ctx.roundRect(x - thick / 2, y - tall, thick, tall, thick / 2);
      ctx.fill();
      ctx.globalAlpha = 0.14;
      ctx.beginPath();
      ctx.roundRect(x - thick / 2, y + 5 * unit, thick, tall * 0.5, thick / 2);
      ctx.fill();
    });
    ctx.globalAlpha = 1;
  });
}

/** A glossy floor with three round steps under the cast. */
export function addPodium(stage: Stage, tones: DreamTones): void {
  const { frame, height, palette, unit, width } = stage;
  const { heroX, ground } = frame;
  const top = ground - 66 * unit;
  const floor = [
    mix(palette.sky[3], tones.accent(2), 0.25),
    mix(palette.sky[2], tones.accent(3), 0.3),
    mix(palette.sky[0], tones.deep(3), 0.4),
  ];
  stage.strip({ parallax: 0.9, top: top - 4 * unit, fixed: true }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, height],
      [rgba(floor[0] ?? '#ffffff', 0.55), rgba(floor[1] ?? '#ffffff', 0.85), floor[2] ?? '#000000'],
    );
    ctx.fillRect(strip.left, top, strip.width, strip.bottom - top);
    ctx.fillStyle = rgba(palette.glow, 0.6);
    ctx.fillRect(strip.left, top, strip.width, 1.6 * unit);
    const reach = Math.min(width * 0.62, 620 * unit);
    [1, 0.74, 0.5].forEach((share, step) => {
      const [rx, ry] = [reach * share, 74 * share * unit];
      const y = ground + (18 - step * 9) * unit;
      disc(ctx, rgba(palette.ramp[3], 0.28), [heroX, y + 16 * unit, rx * 1.03, ry * 1.06]);
      disc(ctx, mix(tones.deep(step + 3), tones.accent(step + 3), 0.3), [heroX, y + 11 * unit, rx, ry]);
      const surface = ctx.createLinearGradient(heroX - rx, 0, heroX + rx, 0);
      const lights = [tones.accent(step), tones.lit(step + 1), tones.accent(step + 3)];
      lights.forEach((colour, index) => surface.addColorStop(index / 2, mix(colour, palette.sky[3], 0.2)));
      disc(ctx, surface, [heroX, y, rx, ry]);
      ctx.strokeStyle = rgba(tones.lit(step), 0.8);
      ctx.lineWidth = 1.8 * unit;
      ctx.beginPath();
      ctx.ellipse(heroX, y, rx, ry, 0, 0, TAU);
      ctx.stroke();
    });
  });
}
