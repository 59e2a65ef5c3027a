import { findMode, parametersOf } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { planPictures } from './plan-pictures.ts';

const one = { hasLast: false, watermark: false };

it('films a picture as it was chosen', () => {
  const wish = { ...one, camera: 'orbit', motion: 'large', shape: '9:16', seconds: 3, seed: 7, watermark: true };
  const { plan } = planPictures(wish);
  expect(plan).toMatchObject({ first: 'first', last: null, move: 'orbit', motion: 'large', seed: 7, watermark: true });
  expect(plan).toMatchObject({ width: 720, height: 1280, frames: 72 });
});

it('ends with the second picture', () => {
  expect(planPictures({ ...one, hasLast: true }).plan).toMatchObject({ first: 'first', last: 'last' });
});

it('lets the words decide what is in the air, and the camera where none was chosen', () => {
  const prompt = 'a deer, snow falls, zoom out';
  const { plan, ...rest } = planPictures({ ...one, prompt, camera: 'auto' });
  expect([plan.move, plan.atmospheres]).toEqual(['dolly-out', ['snow']]);
  expect(rest).toMatchObject({ score: prompt, missed: ['deer'] });
  expect(planPictures({ ...one, prompt, camera: 'still' }).plan.move).toBe('still');
});

it('says of crops what was chosen, and nothing where nobody did', () => {
  const crops = { first: { x: 0.2, y: 0.4, zoom: 1.5 } };
  expect(planPictures({ ...one, crops }).plan.crops).toEqual(crops);
  expect(planPictures(one).plan).not.toHaveProperty('crops');
});

it('moves without a word, and does not guess at a place by its sound', () => {
  expect(planPictures(one)).toMatchObject({ plan: { move: 'parallax' }, score: 'a quiet room' });
});

it.each(['image', 'first-last'] as const)('knows every choice that the catalogue has for the mode %s', (name) => {
  const mode = findMode('local', name);
  if (!mode) throw new Error('The mode is gone.');
  for (const [parameter, values] of parametersOf(mode)) {
    const plans = values.map((value) => JSON.stringify(planPictures({ ...one, [parameter]: value }).plan));
    // `auto` without words is the usual move.
    expect(new Set(plans).size).toBe(parameter === 'camera' ? values.length - 1 : values.length);
  }
});
