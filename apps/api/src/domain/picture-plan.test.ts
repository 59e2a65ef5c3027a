import { findMode, parametersOf } from '@kinora/contracts';
import { expect, it } from 'vitest';

import { pictureMeasure, picturePlan } from './picture-plan.ts';

const clean = { watermark: false };

it('films a picture as it was chosen', () => {
  const input = { first: 'an-upload', camera: 'orbit', motion: 'large', shape: '9:16', seconds: 3, seed: 7 };
  const { plan } = picturePlan(input, { watermark: true });
  expect(plan).toMatchObject({ first: 'first', last: null, move: 'orbit', motion: 'large', seed: 7, watermark: true });
  expect(plan).toMatchObject({ width: 720, height: 1280, frames: 72 });
  expect(pictureMeasure(input).frames).toBe(plan.frames);
});

it('ends with the second picture', () => {
  expect(picturePlan({ first: 'a', last: 'b' }, clean).plan).toMatchObject({ first: 'first', last: 'last' });
});

it('lets the words decide what is in the air, and the camera where none was chosen', () => {
  const prompt = 'snow falls, zoom out';
  const { plan, score } = picturePlan({ first: 'a', prompt, camera: 'auto' }, clean);
  expect([plan.move, plan.atmospheres, score]).toEqual(['dolly-out', ['snow'], prompt]);
  expect(picturePlan({ first: 'a', prompt, camera: 'still' }, clean).plan.move).toBe('still');
});

it('moves without a word, and does not guess at a place by its sound', () => {
  expect(picturePlan({ first: 'a' }, clean)).toMatchObject({ plan: { move: 'parallax' }, score: 'a quiet room' });
});

it.each(['image', 'first-last'] as const)('knows every choice that the catalogue has for the mode %s', (name) => {
  const mode = findMode('local', name);
  if (!mode) throw new Error('The mode is gone.');
  for (const [parameter, values] of parametersOf(mode)) {
    const plans = values.map((value) => JSON.stringify(picturePlan({ first: 'a', [parameter]: value }, clean).plan));
    // `auto` without words is the usual move.
    expect(new Set(plans).size).toBe(parameter === 'camera' ? values.length - 1 : values.length);
  }
});
