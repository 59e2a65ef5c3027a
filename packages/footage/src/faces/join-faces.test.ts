import type { FaceMarks } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { aFace } from '../testing/a-face.ts';
import { joinFaces, overlapOf, withoutBlends } from './join-faces.ts';

const placesOf = (faces: readonly FaceMarks[]) => faces.map(({ box }) => box.x);

it('makes one face of those that lie on each other, the likelier counting more', () => {
  const faces = [aFace({ x: 0, likelihood: 0.9 }), aFace({ x: 10, likelihood: 0.6 }), aFace({ x: 300 })];
  const joined = joinFaces(faces);
  expect(placesOf(joined)).toEqual([300, 4]);
  expect(joined[1]?.likelihood).toBe(0.9);
  expect(joined[1]?.nose.x).toBeCloseTo(aFace({ x: 4 }).nose.x, 9);
});

it('leaves out what two heads side by side make between them', () => {
  const two = [aFace({ x: 0 }), aFace({ x: 90 })];
  expect(placesOf(withoutBlends([...two, aFace({ x: 20, width: 150, likelihood: 0.7 })]))).toEqual([0, 90]);
});

it('measures what two boxes have in common', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlapOf(box, { ...box, x: 5 })).toBeCloseTo(1 / 3, 9);
  expect(overlapOf(box, { ...box, y: 20 })).toBe(0);
});
