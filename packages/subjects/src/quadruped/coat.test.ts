import { expect, it } from 'vitest';

import { coatOf } from './coat.ts';

it('gives a breed what its animal has', () => expect(coatOf('siamese').whiskers).toBe(true));
it('takes from a breed what it lacks', () => expect(coatOf('bulldog').cheek).toBeUndefined());
it('lets a colour that is named win over the colours of a breed', () => {
  const white = coatOf('german shepherd', '#ffffff');
  expect(white).toMatchObject({ colour: '#ffffff', ears: 'point' });
  expect(white.saddle).toBeUndefined();
});
it('leaves a black shiba its light chest', () => {
  expect(coatOf('shiba', '#111111').belly).toBe(coatOf('shiba').belly);
});
