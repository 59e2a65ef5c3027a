import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { JAPANESE } from '../lexicon/ja/japanese.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitPrompt } from '../lexicon/split-prompt.ts';
import { TURKISH } from '../lexicon/tr/turkish.ts';
import { CHINESE } from '../lexicon/zh/chinese.ts';
import { tellPlan } from '../testing/tell-plan.ts';
import { inOrder, orderRelations } from './order-relations.ts';
import { readCast } from './read-cast.ts';

function relations(prompt: string, lexicon: Lexicon): string[] {
  const words = splitPrompt(prompt, lexicon);
  const cast = readCast(words, lexicon);
  return orderRelations(words, cast, lexicon).map(
    ({ kind, one, to }) => `${cast[one]?.name} ${kind} ${cast[to]?.name}`,
  );
}

describe('relations that stand behind their noun', () => {
  it.each([
    ['車の上の猫', ['cat on car']],
    ['車の上で猫が眠る', ['cat on car']],
    ['猫が車の上で眠る', ['cat on car']],
    ['女の子が車の上の猫を見る', ['cat on car']],
    ['犬と猫の後ろの鳥', ['bird behind cat']],
    ['馬に乗った少年', ['boy riding horse']],
    ['猫、車の上', []],
  ])('%s', (prompt, expected) => {
    expect(relations(prompt, JAPANESE)).toEqual(expected);
  });

  it.each([
    ['猫在车上', ['cat on car']],
    ['车上的猫', ['cat on car']],
    ['女孩看着车上的猫', ['cat on car']],
    ['骑马的女孩', ['girl riding horse']],
    ['女孩骑马', ['girl riding horse']],
    ['追猫的狗', ['dog chasing cat']],
    ['狗和猫', []],
  ])('%s', (prompt, expected) => {
    expect(relations(prompt, CHINESE)).toEqual(expected);
  });

  it.each([
    ['arabanın üzerindeki kedi', ['cat on car']],
    ['kedi arabanın altında', ['cat under car']],
    ['köpek ve kedinin yanında bir kuş', ['bird beside cat']],
    ['köpeği kovalayan kedi', ['cat chasing dog']],
  ])('%s', (prompt, expected) => {
    expect(relations(prompt, TURKISH)).toEqual(expected);
  });

  it('are none of a language that orders them otherwise', () => {
    expect(relations('a cat on a car', ENGLISH)).toEqual([]);
  });
});

describe('the cast', () => {
  it('has whom the scene is about before what they stand by', () => {
    expect(tellPlan('車の上の猫').cast).toEqual(['1 cat on', '1 car']);
    expect(tellPlan('木の下の犬と車の上の猫').cast).toEqual(['1 dog under', '1 cat on', '1 oak', '1 car']);
  });

  it('stays as it is where nobody stands by anything', () => {
    const cast = readCast(splitPrompt('犬と猫', JAPANESE), JAPANESE);
    expect(inOrder(cast)).toEqual(cast);
  });
});
