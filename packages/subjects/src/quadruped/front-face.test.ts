import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';

import { watchEyes } from '../rig/watched-eyes.ts';
import { coatOf } from './coat.ts';
import { drawFrontEars, drawFrontFace } from './front-face.ts';

function paint(kind: string, yawns = false) {
  const ctx = createCanvas(200, 200).getContext('2d');
  const skull = { x: 100, y: 110, scale: 60 };
  drawFrontEars(ctx, coatOf(kind), skull);
  const eyes = watchEyes(ctx, () => drawFrontFace(ctx, coatOf(kind), { ...skull, yawns }));
  const { data } = ctx.getImageData(0, 0, 200, 200);
  const colours = new Set(Array.from({ length: 40_000 }, (_, i) => data.subarray(i * 4, i * 4 + 4).join()));
  return { eyes, colours, data };
}

it('shows both eyes', () => expect(paint('cat').eyes).toHaveLength(2));
it('gives a calico both of its blotches', () => {
  const { colours } = paint('calico');
  expect(colours).toContain('224,138,60,255');
  expect(colours).toContain('51,48,58,255');
});
it('gives a siamese its mask and no other cat one', () => {
  expect(paint('siamese').colours).toContain('74,55,47,255');
  expect(paint('cat').colours).not.toContain('74,55,47,255');
});
it('shows the teeth of a bulldog beside its lips', () => {
  expect(paint('bulldog').colours).toContain('255,250,240,255');
});
it('opens the mouth of who yawns', () => {
  expect(paint('cat', true).colours).toContain('74,31,42,255');
  expect(paint('cat').colours).not.toContain('74,31,42,255');
});
