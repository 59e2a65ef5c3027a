import { describe, expect, it } from 'vitest';

import { splitUnspaced } from './split-unspaced.ts';

const NOUNS = new Set(['猫', '車', '馬', '電車', 'バス', 'ロボット', 'たこ']);
const SMALL = new Set(['の', 'が', '白い', '走る', '三匹']);
const words = {
  isKnown: (text: string) => NOUNS.has(text) || SMALL.has(text),
  isOpen: (text: string) => NOUNS.has(text),
};

describe('a script without spaces', () => {
  it.each([
    ['白い猫が走る', '白い|猫|が|走る'],
    ['電車の猫', '電車|の|猫'],
    ['三匹猫', '三匹|猫'],
    ['静かな猫', '静かな|猫'],
    ['', ''],
  ])('%s is parted at its longest known words', (text, parts) => {
    expect(splitUnspaced(text, words).join('|')).toBe(parts);
  });

  it.each([
    ['猫背が走る', '猫背|が|走る'],
    ['愛猫が走る', '愛猫|が|走る'],
    ['馬車が走る', '馬車|が|走る'],
    ['バスケットの猫', 'バスケット|の|猫'],
    ['たこやきが走る', 'たこやき|が|走る'],
  ])('%s keeps a word whole that a short noun is part of', (text, parts) => {
    expect(splitUnspaced(text, words).join('|')).toBe(parts);
  });

  it('knows a longer noun wherever it stands', () => {
    expect(splitUnspaced('ロボットダンス', words)).toEqual(['ロボット', 'ダンス']);
  });

  it('trusts a noun that is not open', () => {
    expect(splitUnspaced('猫凝視', { ...words, isOpen: () => false })).toEqual(['猫', '凝視']);
  });
});
