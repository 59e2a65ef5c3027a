import { mix, disc, contextOf, type Canvas } from '@kinora/drawing';

import { giantLeaf } from '../../land/giant-leaf.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Greens } from './greens.ts';

interface Liana {
  readonly x: number;
  readonly length: number;
  readonly phase: number;
  readonly thick: number;
}

function hang(stage: Stage, count: number): readonly Liana[] {
  const { frame, height, random, unit, width } = stage;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + 0.6 * random()) / count) * width;
    const aside = Math.min(1, Math.abs(x - frame.heroX) / (width * 0.3));
    return {
      x,
      length: height * (0.16 + 0.26 * random() * aside + 0.08 * aside),
      phase: random() * 6.28,
      thick: (2 + 2.4 * random()) * unit,
    };
  });
}

/** Lianas that hang from the roof of leaves and swing, with leaves along them. */
export function addLianas(stage: Stage, greens: Greens): void {
  const { palette, unit } = stage;
  const wood = stage.tone(mix(greens.bark(0.8), palette.ramp[3], 0.2));
  const tones = [stage.tone(greens.leaf(0.75)), stage.tone(greens.lit(0.55))];
  const lianas = hang(stage, stage.frame.tall ? 6 : 10);
  stage.live(0.8, (ctx, time) => {
    for (const { x, length, phase, thick } of lianas) {
      const swing = Math.sin(time * 0.9 + phase) * 14 * unit;
      ctx.strokeStyle = wood;
      ctx.lineWidth = thick;
      ctx.beginPath();
      ctx.moveTo(x, -20 * unit);
      ctx.quadraticCurveTo(x + swing * 0.2, length * 0.6, x + swing, length);
      ctx.stroke();
      repeat(Math.floor(length / (24 * unit)), (i) => {
        const t = ((i + 1) * 24 * unit) / length;
        const side = i % 2 === 0 ? 1 : -1;
        const at = x + swing * t * t + side * 7 * unit;
        disc(ctx, tones[i % 2] ?? wood, [at, t * length, 9 * unit, 4.4 * unit, side * 0.6]);
      });
    }
  });
}

function paintCorner(stage: Stage, greens: Greens, size: number): Canvas {
  const { environment, palette, random } = stage;
  const canvas = environment.canvas(size * 3.4, size * 2.2);
  const ctx = contextOf(canvas);
  const kinds = ['monstera', 'banana', 'monstera', 'heart'] as const;
  repeat(6, (i) => {
    const turn = -1.3 + (((i * 2) % 6) / 5 + (i > 2 ? 0.1 : 0)) * 2.4;
    const shine = (i % 3) * 0.16;
    giantLeaf(ctx, {
      x: size * 1.7 + Math.sin(turn) * size * 0.3,
      y: size * 2.1 - Math.cos(turn) * size * (0.2 + 0.3 * random()),
      length: size * (0.85 + 0.3 * random()) * (1 - 0.14 * Math.abs(turn)),
      turn: turn * 1.15,
      kind: kinds[i % 4] ?? 'heart',
      colour: mix(mix(greens.leaf(1), palette.ink, 0.6), greens.leaf(0.85), shine),
      lit: mix(mix(greens.leaf(0.8), palette.ink, 0.3 - shine), palette.glow, 0.14),
      side: greens.side,
    });
  });
  return stage.finish(canvas, { parallax: 1.6 });
}

/** Dark giant leaves in the corners, out of focus: tall below, hanging above. */
export function addNearLeaves(stage: Stage, greens: Greens): void {
  const { frame, height, unit, width } = stage;
  const size = 250 * unit;
  const sprite = paintCorner(stage, greens, size);
  const { side } = frame;
  const below = [
    { x: -0.03, y: 1.12, turn: 0.5, scale: side < 0 ? 0.92 : 1.15 },
    { x: 1.03, y: 1.12, turn: -0.5, scale: side < 0 ? 1.15 : 0.92 },
  ];
  const above = [
    { x: side < 0 ? 0.02 : 0.98, y: -0.08, turn: side * -2.5, scale: 0.95 },
    { x: side < 0 ? 1.02 : -0.02, y: -0.12, turn: side * 2.6, scale: 0.8 },
  ];
  const reach = Math.min(height * 0.5, 330 * unit);
  for (const { clumps, top, bottom } of [
    { clumps: below, top: height - reach * 0.9, bottom: height * 1.1 },
    { clumps: above, top: -60 * unit, bottom: reach },
  ]) {
    stage.strip({ parallax: 1.6, top, bottom, blur: 2.2, fixed: true }, (ctx) => {
      for (const { x, y, turn, scale } of clumps) {
        ctx.save();
        ctx.translate(x * width, y * height);
        ctx.rotate(turn);
        ctx.scale(scale, scale);
        ctx.drawImage(sprite, -size * 1.7, -size * 2.1);
        ctx.restore();
      }
    });
  }
}
