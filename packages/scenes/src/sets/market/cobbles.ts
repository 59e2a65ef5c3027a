import { mix, rgba, shade, panel, lerp, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { MarketPlan } from './market-plan.ts';

const ROWS = 17;

/** Rounded stones in rows that grow towards the viewer, with the lamps' light lying on them. */
export function addCobbles(stage: Stage, plan: MarketPlan): void {
  const { frame, height, palette, random, unit: u, width } = stage;
  const { lamps, snowed, street } = plan;
  const stone = snowed('#b09a86');
  const far = mix(snowed('#b8a690', 0.35), palette.mist, 0.15);
  stage.strip({ parallax: 0.85, top: street }, (ctx, strip) => {
    ctx.fillStyle = verticalGradient(ctx, [street, height], [shade(far, -0.08), shade(stone, -0.17)]);
    ctx.fillRect(strip.left, street, strip.width, strip.bottom - street);
    repeat(ROWS, (row) => {
      const at = (index: number) => lerp(street, strip.bottom, (index / ROWS) ** 1.75);
      const [upper, lower] = [at(row), at(row + 1)];
      const tall = lower - upper;
      const wide = tall * 1.75 + 10 * u;
      const colour = mix(far, stone, row / ROWS);
      const offset = random() * wide;
      repeat(Math.ceil(strip.width / wide) + 1, (i) => {
        const x = strip.left - offset + i * wide;
        const tone = shade(colour, (random() - 0.55) * 0.07);
        panel(ctx, tone, [x, upper + tall * 0.06, wide * 0.93, tall * 0.86, tall * 0.36]);
        ctx.fillStyle = rgba(palette.glow, 0.16);
        ctx.fillRect(x + wide * 0.2, upper + tall * 0.12, wide * 0.5, Math.max(1, tall * 0.13));
      });
    });
    ctx.fillStyle = verticalGradient(ctx, [street, street + 40 * u], [rgba(palette.ink, 0.3), rgba(palette.ink, 0)]);
    ctx.fillRect(strip.left, street, strip.width, 40 * u);
    [0.16, 0.5, 0.84].forEach((share) => {
      const pool = { x: width * share, y: street + (strip.bottom - street) * 0.34, rx: width * 0.3, ry: height * 0.11 };
      glowAt(ctx, stage, { colour: '#ffb868', ...pool, alpha: 0.55 * lamps });
    });
    const sunny = { x: stage.sun.x, y: street + 20 * u, rx: width * 0.4, ry: (frame.ground - street) * 1.3 };
    glowAt(ctx, stage, { colour: palette.glow, ...sunny, alpha: 0.34 });
  });
}
