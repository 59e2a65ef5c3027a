import { contextOf } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import type { Material } from '@kinora/subjects';
import { describe, expect, it } from 'vitest';

import { makeOf } from './make-of.ts';
import { SUBSTANCES } from './materials.data.ts';

const DRAWN = { size: 40, originX: 20, originY: 40 };
// The keys of a record with exactly these names.
const MATERIALS = Object.keys(SUBSTANCES) as Material[];

/** A green square with a dark half, and room around it. */
function drawing() {
  const canvas = nodeCanvas(40, 40);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#3fae52';
  ctx.fillRect(10, 10, 20, 20);
  ctx.fillStyle = '#123a1a';
  ctx.fillRect(10, 20, 20, 10);
  return canvas;
}

function made(material: Material) {
  const canvas = drawing();
  const glow = makeOf(material, canvas, DRAWN);
  const { data } = contextOf(canvas).getImageData(0, 0, 40, 40);
  const at = (x: number, y: number) => data.slice((y * 40 + x) * 4, (y * 40 + x) * 4 + 4);
  return { glow, at };
}

const sum = ([red = 0, green = 0, blue = 0]: Iterable<number>) => red + green + blue;

describe.each(MATERIALS)('of %s', (material) => {
  it('keeps the shape', () => {
    const { at } = made(material);
    expect(at(4, 4)[3]).toBe(0);
    expect(at(20, 15)[3]).toBeGreaterThan(60);
  });
});

it('shows what is behind glass, and hides it with stone', () => {
  expect(made('glass').at(20, 15)[3]).toBeLessThan(250);
  expect(made('stone').at(20, 15)[3]).toBe(255);
});

it('shines by itself of fire alone', () => {
  expect(made('fire').glow).toBeGreaterThan(0.5);
  expect(made('stone').glow).toBe(0);
});

it('keeps what is light lighter than what is dark', () => {
  const { at } = made('gold');
  expect(sum(at(20, 15))).toBeGreaterThan(sum(at(20, 25)));
});
