import { expect, it } from 'vitest';

import { FACE_ANCHORS } from './face-anchors.ts';

it('are two for each of 16 by 16 cells, then six for each of 8 by 8, in their middles', () => {
  expect(FACE_ANCHORS).toHaveLength(896);
  expect(FACE_ANCHORS.slice(0, 3)).toEqual([
    { x: 1 / 32, y: 1 / 32 },
    { x: 1 / 32, y: 1 / 32 },
    { x: 3 / 32, y: 1 / 32 },
  ]);
  expect(FACE_ANCHORS[512]).toEqual({ x: 1 / 16, y: 1 / 16 });
  expect(FACE_ANCHORS.at(-1)).toEqual({ x: 15 / 16, y: 15 / 16 });
});
