import { contextOf } from '@kinora/drawing';
import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { edgeSprite, isOnBody } from './edge-sprite.ts';
import { placeMembers } from './place-members.ts';

/** The brightness, 0 to 255, right beside a square of one colour that has an edge. */
function besideSquare(colour: string): number {
  const { stage } = aStage({});
  const canvas = stage.environment.canvas(40, 40);
  const ctx = contextOf(canvas);
  ctx.fillStyle = colour;
  ctx.fillRect(10, 10, 20, 20);
  const { data } = contextOf(edgeSprite(stage, canvas, 3)).getImageData(8, 20, 1, 1);
  expect(data[3]).toBe(255);
  return ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0)) / 3;
}

it('is light around what is dark and dark around what is light', () => {
  expect(besideSquare('rgb(40,40,60)')).toBeGreaterThan(besideSquare('rgb(245,240,235)') + 60);
});

const carrierOn = (name: string, rig: 'person' | 'table', mode: 'ground' | 'prop') => {
  const cast = [anEntry({ relation: { kind: 'on', to: 1 } }), anEntry({ name, rig, mode, looks: {} })];
  return placeMembers(aStage({ cast }).stage, {}).at(-1)?.carrier ?? null;
};

it('is for who is on a body, not for what lies on a board', () => {
  expect(isOnBody(carrierOn('woman', 'person', 'ground'))).toBe(true);
  expect(isOnBody(carrierOn('table', 'table', 'prop'))).toBe(false);
  expect(isOnBody(null)).toBe(false);
});
