import { mix, rgba, blob, placed, polygon, type Context2d, within } from '@kinora/drawing';

import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { addHeroLeftStrip } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import { groundBelow } from '../skyline.ts';
import type { Spot } from '../spot.ts';
import type { CavePlan } from './cave-plan.ts';
import { paintCluster, paintMushrooms } from './crystals.ts';
import { paintSpike } from './stalactites.ts';

interface Boulder extends Spot {
  readonly plan: CavePlan;
}

/** A worn boulder with light along its upper right. */
function paintBoulder(ctx: Context2d, { x, y, size: s, plan }: Boulder): void {
  const colour = mix(plan.rock[1], plan.rock[2], 0.7);
  const lit = mix(mix(colour, plan.rock[0], 0.55), plan.beam, 0.08 + 0.14 * plan.daylight);
  const outline = [-0.62, 0.06, -0.5, -0.3, -0.16, -0.56, 0.24, -0.52, 0.52, -0.24, 0.64, 0.06];
  blob(ctx, colour, placed(outline, { x, y, scale: s }));
  polygon(ctx, lit, placed([-0.14, -0.5, 0.22, -0.49, 0.48, -0.22, 0.2, -0.27, 0.06, -0.36], { x, y, scale: s }));
  polygon(
    ctx,
    mix(colour, lit, 0.4),
    placed([-0.14, -0.5, 0.06, -0.36, -0.04, -0.06, -0.4, -0.16], { x, y, scale: s }),
  );
}

/** The near shore the cast stands on: flat rock with a wet edge, boulders, mushrooms. */
export function addShore(stage: Stage, plan: CavePlan): void {
  const { frame, height, random, unit: u, width } = stage;
  const y = frame.ground - height * 0.028;
  const top = mix(plan.rock[1], plan.rock[2], 0.45);
  addHeroLeftStrip(stage, { parallax: 0.95, top: y - 70 * u }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: 26 * u, cells: 5, octaves: 4, seed: 31 });
    const look = { top: mix(top, plan.beam, 0.14 * plan.daylight), foot: plan.rock[3], height: height * 0.24 };
    ridge(ctx, strip, { heightAt, ...look, lip: rgba(mix(plan.beam, plan.crystals[0], 0.4), 0.6), lipWidth: 2.4 });
    within(ctx, groundBelow(strip, heightAt), () => {
      repeat(40, (i) => {
        const at = [strip.left + random() * strip.width, y + (10 + random() * 190) * u] as const;
        ctx.fillStyle = i % 2 === 0 ? rgba(plan.beam, 0.06) : rgba(plan.rock[3], 0.3);
        ctx.beginPath();
        ctx.ellipse(at[0], at[1], (40 + 90 * random()) * u, (3 + 6 * random()) * u, 0, 0, Math.PI * 2);
        ctx.fill();
      });
      const lit = { x: plan.opening.x - width * 0.08, y: y + 30 * u, rx: width * 0.36, ry: 100 * u };
      glowAt(ctx, stage, { colour: plan.beam, ...lit, alpha: 0.42 * plan.daylight });
    });
    [0.1, 0.195, 0.86, 0.95].forEach((share, i) => {
      const x = width * share;
      const size = (46 + 30 * ((i * 3) % 4)) * u;
      paintBoulder(ctx, { x, y: heightAt(x) + 18 * u, size, plan });
    });
    [0.15, 0.9].forEach((share) =>
      paintMushrooms(ctx, stage, { x: width * share, y: heightAt(width * share) + 16 * u, plan }),
    );
  });
}

/** Near spikes above the frame, dark and out of focus. */
function addNearRoof(stage: Stage, { crystals, rock }: CavePlan): void {
  const { frame, height, random, unit: u, width } = stage;
  const lit = mix(rock[3], crystals[1], 0.5);
  const tall = frame.tall ? 1.3 : 1;
  stage.strip({ parallax: 1.5, top: -height * 0.1, bottom: 270 * u * tall, blur: 3 }, (ctx, strip) => {
    const count = frame.wide ? 13 : 8;
    repeat(count, (i) => {
      const x = strip.left + ((i + 0.5) * strip.width) / count;
      const aside = Math.min(1, Math.abs(x / width - 0.5) * 2);
      const length = (40 + 200 * aside ** 2 * (0.6 + 0.4 * random())) * u * tall;
      paintSpike(ctx, { x, y: -height * 0.02, width: length * 0.42, length, colour: rock[3], lit });
    });
    ctx.fillStyle = rock[3];
    ctx.fillRect(strip.left, strip.top, strip.width, height * 0.085);
  });
}

/** Near rock around the frame, out of focus, with spikes and a cluster of crystals on the light's side. */
export function addNearRock(stage: Stage, plan: CavePlan): void {
  const { frame, height, random, unit: u, width } = stage;
  const colour = plan.rock[3];
  const lit = mix(colour, plan.crystals[1], 0.5);
  const y = height * (frame.tall ? 0.95 : 0.985);
  addNearRoof(stage, plan);
  addHeroLeftStrip(stage, { parallax: 1.5, top: y - 250 * u, blur: 3 }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: 90 * u, cells: 5, octaves: 3, seed: 44 });
    [0.02, 0.1, 0.86, 1.02].forEach((share) => {
      const x = width * share;
      const length = (90 + 70 * random()) * u;
      paintSpike(ctx, { x, y: heightAt(x) + 16 * u, width: length * 0.6, length: -length, colour, lit });
    });
    const x = width * (frame.wide ? 0.94 : 0.9);
    const size = (frame.wide ? 140 : 170) * u;
    paintCluster(ctx, stage, { plan, cluster: { x, y: heightAt(x) + 12 * u, size, turn: -0.25, hue: 1 } });
    const look = { top: mix(colour, plan.rock[2], 0.3), foot: colour, height: 120 * u };
    ridge(ctx, strip, { heightAt, ...look, lip: rgba(lit, 0.5) });
  });
}
