import { expect, it } from 'vitest';

import { tellNear, tellPlan } from '../testing/tell-plan.ts';

it.each([
  ['a 70 year old woman', '1 grandmother'],
  ['a woman in her seventies', '1 grandmother'],
  ['a 5 year old girl', '1 girl'],
  ['a man, 40 years old', '1 man'],
  ['ein 80-jähriger Mann', '1 grandfather'],
  ['un hombre de setenta años', '1 grandfather'],
  ['une femme de 8 ans', '1 girl'],
  ['un uomo di 75 anni', '1 grandfather'],
  ['uma mulher de 80 anos', '1 grandmother'],
  ['80 yaşında bir kadın', '1 grandmother'],
  ['一位80岁的女人', '1 grandmother'],
])('an age says how somebody looks: %s', (prompt, cast) => {
  expect(tellPlan(prompt).cast).toEqual([cast]);
});

it('is no number of people, and seen where it is drawn', () => {
  expect(tellPlan('a 70 year old man')).toMatchObject({ cast: ['1 grandfather'], missed: [] });
});

it('says nothing of a thing', () => {
  expect(tellPlan('a 300 year old oak').cast).toHaveLength(1);
});

it('is told by an adjective too, and the clothes of a trade stay', () => {
  expect(tellNear('an elderly plumber')).toEqual(['elderly plumber as builder']);
  expect(tellPlan('an old knight').cast).toEqual(['1 knight']);
});
