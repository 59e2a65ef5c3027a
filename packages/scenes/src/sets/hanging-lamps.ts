import { mix, shade, type Colour, disc, line, TAU, contextOf, type Canvas } from '@kinora/drawing';

import { glowAt } from '../light/glow.ts';
import type { Stage } from '../stage/stage.ts';
import { LAMP, roundPaint } from './hour-light.ts';

interface HangingLamp {
  readonly x: number;
  /** The lower edge of the shade. */
  readonly y: number;
  /** Width of the shade. */
  readonly size: number;
}
export interface HangingLampsOptions {
  readonly lamps: readonly HangingLamp[];
  readonly parallax: number;
  readonly colour: Colour;
  /** How far they are lit, 0 to 1. */
  readonly lit: number;
}

/** A shade like a bell; its lower edge lies at the foot of the canvas. */
function paintShade(stage: Stage, { size: s, colour }: { size: number; colour: Colour }): Canvas {
  const canvas = stage.environment.canvas(s * 1.1, s * 0.7);
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, canvas.height - s * 0.06);
  ctx.fillStyle = roundPaint(ctx, { left: -s / 2, right: s / 2, colour, lit: stage.palette.key });
  ctx.beginPath();
  ctx.moveTo(-s * 0.5, 0);
  ctx.bezierCurveTo(-s * 0.46, -s * 0.34, -s * 0.12, -s * 0.36, -s * 0.1, -s * 0.54);
  ctx.lineTo(s * 0.1, -s * 0.54);
  ctx.bezierCurveTo(s * 0.12, -s * 0.36, s * 0.46, -s * 0.34, s * 0.5, 0);
  ctx.fill();
  disc(ctx, shade(colour, -0.16), [0, 0, s * 0.5, s * 0.045]);
  return stage.finish(canvas, { parallax: 1, kind: 'sprite' });
}

/** Lamps on long cords, hardly swinging; at night they shine. */
export function addHangingLamps(stage: Stage, { lamps, parallax, colour, lit }: HangingLampsOptions): void {
  const { height, palette, random, unit: u } = stage;
  const hung = lamps.map((lamp) => ({
    ...lamp,
    sprite: paintShade(stage, { ...lamp, colour }),
    phase: random() * TAU,
  }));
  const cord = mix(palette.ink, colour, 0.25);
  const bulb = mix('#fff6e0', palette.ramp[1], 0.5 * (1 - lit));
  stage.live(parallax, (ctx, time) => {
    for (const { x, y, size, sprite, phase } of hung) {
      const swing = x + Math.sin(time * 0.8 + phase) * 1.6 * u;
      line(ctx, { colour: cord, width: 2.4 * u }, [x, -height * 0.12, swing, y - size * 0.5]);
      disc(ctx, bulb, [swing, y, size * 0.2, size * 0.12]);
      ctx.drawImage(sprite, Math.round(swing - sprite.width / 2), Math.round(y + size * 0.06 - sprite.height));
      if (lit < 0.05) continue;
      const breath = 1 + 0.04 * Math.sin(time * 3 + phase);
      glowAt(ctx, stage, { colour: LAMP, x: swing, y: y + size * 0.1, rx: size * 2.6, alpha: 0.42 * lit * breath });
      glowAt(ctx, stage, {
        colour: '#fff0cc',
        x: swing,
        y: y + size * 0.06,
        rx: size * 0.5,
        ry: size * 0.3,
        alpha: 0.8 * lit,
      });
    }
  });
}
