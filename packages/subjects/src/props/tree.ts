import { mix, rgba, shade, disc, polygon, stroke, fraction, TAU, type Context2d } from '@kinora/drawing';

import { treeAbove } from '../above/wheels.ts';
import { turned, volume } from '../rig/modelling.ts';
import type { Rig } from '../rig/rig.ts';
import { CROWN } from './tree-crown.data.ts';
import { FRUIT } from './tree-fruit.data.ts';
import { TREE } from './tree.data.ts';

const LEAVES: Readonly<Record<string, string>> = { oak: '#5f9640', apple: '#6aa044', blossom: '#eeb3c4' };

/** How far the wind pushes at a height, more the higher up. */
function windAt(turn: number, x: number, y: number): number {
  return Math.sin(turn + x * 1.8 + y * 2.2) * 0.045 * -y;
}

function drawCrown(ctx: Context2d, colour: string, turn: number): void {
  for (const [x, y, radiusX, radiusY, step] of CROWN) {
    const push = windAt(turn, x, y);
    const leaf = shade(colour, step);
    disc(ctx, leaf, [x + push, y, radiusX, radiusY]);
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * TAU + x * 5;
      const flutter = Math.sin(turn * 2 + i * 1.7 + x * 9) * 0.012;
      disc(ctx, leaf, [
        x + push + Math.cos(angle) * radiusX * 0.86 + flutter,
        y + Math.sin(angle) * radiusY * 0.86,
        radiusX * 0.28,
        radiusY * 0.3,
      ]);
    }
    for (let i = 0; i < 4; i++) {
      const angle = 3.4 + i * 0.5 + x;
      disc(ctx, shade(colour, step + 0.06), [
        x + push + Math.cos(angle) * radiusX * 0.6,
        y + Math.sin(angle) * radiusY * 0.6,
        radiusX * 0.2,
        radiusY * 0.14,
        0.3,
      ]);
    }
  }
}

function drawFruit(ctx: Context2d, kind: string, turn: number): void {
  for (const [x, y] of FRUIT) {
    const push = windAt(turn, x, y) * 1.3;
    if (kind === 'apple') {
      disc(ctx, '#d6392f', [x + push, y, 0.055]);
      disc(ctx, rgba('#ffffff', 0.6), [x + push - 0.018, y - 0.02, 0.016]);
    } else if (kind === 'blossom') {
      for (let i = 0; i < 5; i++)
        disc(ctx, '#fff3f6', [x + push + Math.cos((i / 5) * TAU) * 0.032, y + Math.sin((i / 5) * TAU) * 0.032, 0.026]);
      disc(ctx, '#f2c14e', [x + push, y, 0.018]);
    }
  }
}

/** Leaves that the wind takes with it. */
function drawFallingLeaves(ctx: Context2d, colour: string, phase: number): void {
  for (let i = 0; i < 4; i++) {
    const age = fraction(i / 4 + phase);
    const x = 0.2 + i * 0.06 + age * 0.46 + Math.sin(age * 9 + i) * 0.04;
    turned(ctx, { x, y: -0.78 + age * 0.72, angle: age * 8 + i }, () => {
      disc(ctx, rgba(mix(colour, '#e0a53c', 0.35), Math.min(1, (1 - age) * 4)), [0, 0, 0.034, 0.017]);
    });
  }
}

/** The kind named by `options.kind`: oak, apple or blossom. */
export const tree: Rig = {
  box: [-0.78, -1.54, 0.92, 0.04],
  above: treeAbove,
  frames: 16,
  shelter: 0.66,
  draw(ctx, phase, { tint, kind = 'oak' }) {
    const colour = tint ?? LEAVES[kind] ?? '#5f9640';
    const turn = phase * TAU;
    polygon(ctx, volume(ctx, '#7a5238', [-0.7, 0]), TREE.trunk);
    stroke(ctx, { colour: '#5f3e2a', width: 0.02 }, TREE.bark);
    drawCrown(ctx, colour, turn);
    drawFruit(ctx, kind, turn);
    drawFallingLeaves(ctx, colour, phase);
  },
};
