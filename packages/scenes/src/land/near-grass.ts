import { mix } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { grass } from './grass.ts';
import { profile, ridge } from './ridge.ts';
import type { Verdure } from './verdure.ts';

/** Dark grass right before the lens, out of focus; it keeps clear of a hero who stands still. */
export function addNearGrass(stage: Stage, verdure: Verdure): void {
  const { frame, height, palette, plan, unit } = stage;
  const colour = mix(verdure.grass(0.95), palette.ink, 0.45);
  const lit = mix(verdure.grass(0.8), palette.glow, 0.12);
  stage.strip({ parallax: 1.7, top: height * 0.84, blur: 2.6 }, (ctx, strip) => {
    const ground = profile(strip, { y: height * 1.03, amplitude: 50 * unit, cells: 6, octaves: 2, seed: 17 });
    const lift = (x: number) => Math.min(1, Math.abs(x - frame.heroX) / (frame.width * 0.5)) ** 2 * 34 * unit;
    const heightAt = (x: number) => ground(x) - (plan.scroll > 0 ? 8 * unit : lift(x));
    grass(ctx, strip, { heightAt, count: 420, height: 64, colour, lit, offset: 10 });
    ridge(ctx, strip, { heightAt, top: colour, foot: palette.ink, height: height * 0.12 });
  });
}
