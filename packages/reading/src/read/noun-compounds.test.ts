import { expect, it } from 'vitest';

import { tellNear, tellPlan } from '../testing/tell-plan.ts';
import { openWords } from '../words/word-table.ts';

const words = openWords([
  {
    version: '1',
    language: 'en',
    names: { hotel: 'hotel' },
    near: { person: 'plumber|pianist|walker', candle: 'lamp' },
    heads: 'corridor|collar',
  },
  { version: '1', language: 'fr', names: { hotel: 'hôtel', tulip: 'tulipe' }, near: {} },
  { version: '1', language: 'ja', names: { hotel: 'ホテル' }, near: {} },
]);
const castOf = (prompt: string) => tellPlan(prompt, words).cast;

it.each([
  ['a hotel corridor', []],
  ['a windmill, corridor', ['1 windmill']],
  ['a dog collar', []],
  ['a chocolate bar sandwich', ['1 sandwich']],
  ['a car key', ['1 key']],
  ['a dragon boat', ['1 sailboat']],
  ['a dog walker', ['1 person walk']],
  ['a taxi plumber', ['1 builder']],
  ['un couloir d’hôtel', []],
  ['un chat devant un hôtel', ['1 cat beside', '1 hotel']],
  ['une guitare de pirate', ['1 guitar']],
  ['un bouquet de tulipes', ['1 bouquet', '3 tulip']],
  ['ホテルの廊下', []],
  ['りんごのケーキ', ['1 cake']],
])('of two nouns that are one thing only that one is drawn: %s', (prompt, cast) => {
  expect(castOf(prompt)).toEqual(cast);
});

it('a part or a likeness is drawn as the whole, and never claimed as that', () => {
  const { cast, seen } = tellPlan('a lion statue', words);
  expect(cast).toEqual(['1 lion']);
  expect(tellNear('a lion statue', words)).toEqual(['lion statue as lion']);
  expect(seen).toEqual([]);
});

it('a girl pirate is a girl, dressed as one', () => {
  expect(castOf('a girl pirate')).toEqual(['1 girl']);
  expect(castOf('a woman pianist')).toEqual(['1 woman']);
});

it('what only describes another noun brings no place along', () => {
  expect(tellPlan('a jellyfish lamp in a bedroom', words).set).toBe('bedroom');
});

it('a plural behind somebody is what they do', () => {
  expect(castOf('a woman cooks')).toEqual(['1 woman cook']);
  expect(tellNear('a woman cooks')).toEqual([]);
});

it('a plural behind an animal may be a verb', () => {
  expect(castOf('a dog keys')).toEqual(['1 dog', '3 key']);
});
