import { defaultChoices, type ParameterName } from '@kinora/contracts/catalogue';
import { describe, expect, it } from 'vitest';

import { modeOf } from './draft.ts';
import { isSameParameter, parametersWith } from './options.ts';

const pixverse = modeOf({ model: 'pixverse-4-5', mode: 'text' });

const optionsOf = (name: ParameterName, choices = {}) =>
  parametersWith(pixverse, { ...defaultChoices(pixverse), ...choices }).find((one) => one.name === name)?.options ?? [];

describe('parametersWith', () => {
  it('begins with what decides the picture most', () => {
    const names = parametersWith(pixverse, defaultChoices(pixverse)).map(({ name }) => name);
    expect(names).toEqual(['shape', 'seconds', 'resolution', 'motion']);
  });

  it('orders resolutions and lengths from small to large', () => {
    expect(optionsOf('resolution').map(({ value }) => value)).toEqual(['360p', '540p', '720p', '1080p']);
  });

  it('marks what is chosen', () => {
    expect(optionsOf('seconds')).toEqual([
      { value: 5, isChosen: true, breach: null },
      { value: 8, isChosen: false, breach: null },
    ]);
  });

  it('says why a value does not go with the others', () => {
    expect(optionsOf('seconds', { resolution: '1080p' })[1]).toMatchObject({ value: 8, breach: '1080p-short-only' });
    expect(optionsOf('motion', { seconds: 8 })[1]).toMatchObject({ value: 'fast', breach: 'fast-short-only' });
  });

  it('never refuses what is chosen', () => {
    for (const { options } of parametersWith(pixverse, defaultChoices(pixverse)))
      expect(options.find(({ isChosen }) => isChosen)?.breach).toBeNull();
  });
});

const parameter = (name: ParameterName, choices = {}) => ({ name, options: optionsOf(name, choices) });

describe('isSameParameter', () => {
  it('holds where another parameter was chosen', () => {
    expect(isSameParameter(parameter('shape'), parameter('shape', { seconds: 8 }))).toBe(true);
  });

  it('does not hold for another choice, another reason or another parameter', () => {
    expect(isSameParameter(parameter('seconds'), parameter('seconds', { seconds: 8 }))).toBe(false);
    expect(isSameParameter(parameter('seconds'), parameter('seconds', { resolution: '1080p' }))).toBe(false);
    expect(isSameParameter(parameter('seconds'), { ...parameter('seconds'), name: 'shape' })).toBe(false);
    expect(isSameParameter(parameter('seconds'), { name: 'seconds', options: [] })).toBe(false);
  });
});
