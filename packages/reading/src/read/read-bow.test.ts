import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const planOf = (prompt: string) =>
  planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 3, seed: 4, style: 'storybook' });

describe('a rainbow', () => {
  it.each([
    ['a rainbow over a green valley', 'valley'],
    ['double rainbow after rain in the mountains', 'mountain'],
    ['Regenbogen nach dem Gewitter', 'valley'],
    ['un arcoíris sobre la ciudad', 'city'],
    ['un arc-en-ciel sur la plage', 'beach'],
    ['um arco-íris na fazenda', 'farm'],
    ['un arcobaleno sul lago', 'lake'],
    ['gökkuşağı', 'valley'],
    ['قوس قزح فوق البحر', 'sea'],
    ['雨上がりの虹', 'valley'],
    ['彩虹', 'valley'],
  ])('stands in the sky by day: %s', (prompt, set) =>
    expect(planOf(prompt)).toMatchObject({ set, variety: 'rainbow', time: 'day', weather: 'clear', missed: [] }),
  );

  it('is said to be drawn, with the weather before it', () =>
    expect(planOf('a rainbow after the storm').seen).toEqual(['rainbow after the storm']));

  it('stands in the rain, where that is not over', () =>
    expect(planOf('a rainbow in the rain over a valley')).toMatchObject({ variety: 'rainbow', weather: 'rain' }));

  it.each(['a rainbow in a cave', 'a rainbow over the castle at night', 'a rainbow in the snow'])(
    'is not said to be drawn where it is not: %s',
    (prompt) => {
      const { missed, seen, variety } = planOf(prompt);
      expect(variety).toBeNull();
      expect(seen).not.toContain('rainbow');
      expect(missed).toContain('rainbow');
    },
  );

  it.each(['rainbow cake on a table', 'a boy with rainbow socks in the park'])(
    'is a pattern before a noun: %s',
    (prompt) => expect(planOf(prompt).variety).toBeNull(),
  );
});
