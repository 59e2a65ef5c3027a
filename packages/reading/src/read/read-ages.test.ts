import { expect, it } from 'vitest';

import { tellNear, tellPlan } from '../testing/tell-plan.ts';
import { planScene } from './plan-scene.ts';

const planTold = (prompt: string) =>
  planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 });

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

it.each([
  ['a middle-aged man', 'middle aged'],
  ['a woman in her fifties', 'in her fifties'],
  ['a woman, about fifty, in a park', 'about fifty'],
  ['ein Mann Mitte fünfzig', 'mitte fünfzig'],
  ['una mecánica de unos cincuenta años', 'cincuenta años'],
  ['une femme entre deux âges', 'entre deux âges'],
  ['una donna di mezza età', 'di mezza età'],
  ['um homem de meia idade', 'de meia idade'],
  ['elli yaşında bir adam', 'elli yaşında'],
  ['رجل في منتصف العمر', 'في منتصف العمر'],
  ['中年の男', '中年の'],
  ['一位中年女人', '中年'],
])('draws somebody neither young nor old: %s', (prompt, words) => {
  const { cast, claims } = planTold(prompt);
  expect(cast[0]?.looks.isMiddleAged).toBe(true);
  expect(claims).toContainEqual({ words, part: 'cast/0/looks/isMiddleAged' });
});

it('makes nobody grey who is young, and nothing that only has that number', () => {
  expect(planTold('a woman in her forties').cast[0]?.looks.isMiddleAged).toBe(true);
  expect(planTold('a 30 year old woman').cast[0]?.looks.isMiddleAged).toBeUndefined();
  expect(planTold('a woman with about fifty balloons').cast[0]?.looks.isMiddleAged).toBeUndefined();
});
