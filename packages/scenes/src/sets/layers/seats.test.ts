import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../../testing/a-stage.ts';
import { makeLayerSpace } from './ground-line.ts';
import type { Layer, Thing } from './layer.ts';
import { hasSitters, seatsIn } from './seats.ts';

const chair: Thing = { marks: [], x: [0.3, 0.3], y: 1, size: 1, tones: {}, seat: [0.1, 0.4, 0.5] };
const layers: readonly Layer[] = [
  { kind: 'things', parallax: 1, items: [chair, { ...chair, x: [0.7, 0.7], turned: true }] },
  { kind: 'things', parallax: 1, items: [{ marks: [], x: [0, 0], y: 1, size: 1, tones: {} }] },
];

it('finds what one may sit on, mirrored where the place is', () => {
  const [left, right] = ([-1, 1] as const).map((side) => seatsIn(makeLayerSpace(aStage({ side }).stage, 0), layers));
  expect(left?.map(({ facing }) => facing)).toEqual([1, -1]);
  expect(right?.map(({ facing }) => facing)).toEqual([-1, 1]);
  expect(right?.[0]?.x).toBeCloseTo(320 - (left?.[0]?.x ?? 0));
});

it('knows who sits on a seat of the place', () => {
  const sitter = anEntry({ looks: { isSeated: true } });
  expect(hasSitters(aStage({ cast: [sitter] }).stage)).toBe(true);
  expect(hasSitters(aStage({ cast: [{ ...sitter, relation: { kind: 'on', to: 1 } }] }).stage)).toBe(false);
  expect(hasSitters(aStage({ cast: [anEntry()] }).stage)).toBe(false);
});
