import { mix, rgba, shade, type Colour, polygon, TAU, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { repeat } from '../repeat.ts';
import type { Spot } from '../spot.ts';
import type { CavePlan } from './cave-plan.ts';

/** A cluster: where it grows, how large, which way it leans, which hue. */
export interface Cluster extends Spot {
  /** Radians from upright. */
  readonly turn: number;
  readonly hue: 0 | 1;
}

/** A six-sided crystal with a pointed end: shade, face, light. */
function paintCrystal(ctx: Context2d, [width, length]: readonly [number, number], colour: Colour): void {
  const w = width / 2;
  const tip = -length;
  const neck = -length * 0.8;
  polygon(ctx, shade(colour, -0.2), [-w, 0, -w * 0.92, neck, 0, tip, -w * 0.3, neck * 0.98, -w * 0.3, 0]);
  polygon(ctx, colour, [-w * 0.3, 0, -w * 0.3, neck * 0.98, 0, tip, w * 0.42, neck, w * 0.42, 0]);
  polygon(ctx, mix(colour, '#ffffff', 0.5), [w * 0.42, 0, w * 0.42, neck, 0, tip, w * 0.94, neck * 0.96, w, 0]);
  ctx.strokeStyle = rgba('#ffffff', 0.45);
  ctx.lineWidth = Math.max(0.8, width * 0.05);
  ctx.beginPath();
  ctx.moveTo(-w * 0.3, 0);
  ctx.lineTo(-w * 0.3, neck * 0.98);
  ctx.lineTo(0, tip);
  ctx.lineTo(w * 0.42, neck);
  ctx.stroke();
}

/** Crystals fanning out of one place, the longest in the middle, their feet in the dark. */
export function paintCluster(
  ctx: Context2d,
  { random }: Stage,
  { cluster, plan }: { cluster: Cluster; plan: CavePlan },
): void {
  const { x, y, size, turn, hue } = cluster;
  const base = mix(plan.crystals[hue], plan.rock[2], 0.2);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  [-0.72, 0.78, -0.42, 0.46, -0.16, 0.14].forEach((angle, i) => {
    const length = size * (1.08 - Math.abs(angle) * 0.72) * (0.82 + 0.3 * random());
    ctx.save();
    ctx.rotate(angle);
    paintCrystal(
      ctx,
      [length * 0.3, length],
      mix(base, i % 2 === 0 ? (plan.crystals[1 - hue] ?? base) : '#ffffff', 0.12),
    );
    ctx.restore();
  });
  ctx.restore();
}

interface Bed {
  readonly parallax: number;
  readonly clusters: readonly Cluster[];
}

/** Clusters on the walls and the shores; they glow and breathe. */
export function addCrystals(stage: Stage, plan: CavePlan, { parallax, clusters }: Bed): void {
  const { random, unit: u } = stage;
  const largest = Math.max(...clusters.map(({ size }) => size));
  const top = Math.min(...clusters.map(({ y }) => y)) - largest * 1.3;
  const bottom = Math.max(...clusters.map(({ y }) => y)) + largest * 1.3;
  addHeroLeftStrip(stage, { parallax, top, bottom }, (ctx) => {
    clusters.forEach((cluster) => {
      const light = { colour: plan.crystals[cluster.hue], x: cluster.x, y: cluster.y - cluster.size * 0.3 };
      glowAt(ctx, stage, { ...light, rx: cluster.size * 1.7, alpha: 0.5 * plan.crystalGain });
      paintCluster(ctx, stage, { cluster, plan });
    });
  });
  const lights = clusters.map(({ x, y, size, turn, hue }) => ({
    x: mirroredX(stage, x + Math.sin(turn) * size * 0.5),
    y: y - Math.cos(turn) * size * 0.5,
    rx: size * 1.25,
    colour: plan.crystals[hue],
    phase: random() * TAU,
  }));
  stage.live(parallax, (ctx, time) => {
    lights.forEach(({ phase, ...light }) => {
      const breath = plan.crystalGain * (0.42 + 0.16 * Math.sin(time * 1.1 + phase));
      glowAt(ctx, stage, { ...light, alpha: breath });
      glowAt(ctx, stage, {
        ...light,
        colour: '#ffffff',
        rx: 9 * u,
        alpha: breath * Math.max(0, Math.sin(time * 0.9 + phase * 3)),
      });
    });
  });
}

/** Glowing mushrooms on the shore. */
export function paintMushrooms(
  ctx: Context2d,
  stage: Stage,
  { x, y, plan }: { x: number; y: number; plan: CavePlan },
): void {
  const { unit: u } = stage;
  const cap = mix(plan.crystals[0], '#b8ffd0', 0.4);
  repeat(5, (i) => {
    const at = x + (i - 2) * 19 * u + (i % 2) * 5 * u;
    const tall = (18 + ((i * 7) % 5) * 5) * u;
    const half = tall * 0.44;
    glowAt(ctx, stage, { colour: cap, x: at, y: y - tall, rx: 34 * u, alpha: 0.34 * plan.crystalGain });
    ctx.fillStyle = mix(plan.rock[0], '#ffffff', 0.35);
    ctx.fillRect(at - 2.4 * u, y - tall, 4.8 * u, tall + 4 * u);
    ctx.fillStyle = cap;
    ctx.beginPath();
    ctx.moveTo(at - half, y - tall);
    ctx.quadraticCurveTo(at - half * 0.9, y - tall - half * 1.1, at, y - tall - half * 1.15);
    ctx.quadraticCurveTo(at + half * 0.9, y - tall - half * 1.1, at + half, y - tall);
    ctx.closePath();
    ctx.fill();
    ctx.fillStyle = rgba('#ffffff', 0.4);
    ctx.fillRect(at + half * 0.1, y - tall - half * 0.9, half * 0.4, half * 0.24);
  });
}
