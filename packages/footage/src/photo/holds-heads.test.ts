import type { FaceMarks } from '@kinora/drawing';
import { expect, it } from 'vitest';

import { holdsHeads } from './holds-heads.ts';
import { createPlane, mapPlane } from './plane.ts';

const at = (x: number, y: number) => ({ x, y });

/** A face of twenty pixels with its brows at row 40. */
const FACE: FaceMarks = {
  likelihood: 1,
  box: { x: 40, y: 40, width: 20, height: 20 },
  leftEye: at(45, 46),
  rightEye: at(55, 46),
  nose: at(50, 50),
  mouth: at(50, 56),
  leftEar: at(40, 48),
  rightEar: at(60, 48),
};

const matteFrom = (top: number) => mapPlane(createPlane(100, 100), (_, place) => (place >= top * 100 ? 1 : 0));

it('wants the crown of a head whose face is kept', () => {
  expect(holdsHeads(matteFrom(30), [FACE])).toBe(true);
  expect(holdsHeads(matteFrom(40), [FACE])).toBe(false);
});

it('asks nothing where there is no face, or where it is not cut out', () => {
  expect(holdsHeads(matteFrom(40), [])).toBe(true);
  expect(holdsHeads(matteFrom(70), [FACE])).toBe(true);
});

it('takes a head that the picture cuts off as it is', () => {
  const high = { ...FACE, box: { ...FACE.box, y: 0 }, nose: at(50, 10) };
  expect(holdsHeads(matteFrom(0), [high])).toBe(true);
});
