import { describe, expect, it } from 'vitest';

import { ENGLISH } from '../lexicon/en/english.ts';
import { splitWords } from '../lexicon/words.ts';
import { readCast } from './read-cast.ts';
import { readSetting } from './read-setting.ts';

function settingOf(prompt: string, asleep = false) {
  const words = splitWords(prompt, ENGLISH);
  return readSetting(words, {
    scene: words,
    denied: [],
    lexicon: ENGLISH,
    cast: readCast(words, ENGLISH),
    asleep,
    heard: [],
    site: null,
    seed: 1,
  });
}

describe('the setting of a prompt', () => {
  it.each([
    ['a whale watching boat', 'sea'],
    ['a boat under water', 'underwater'],
    ['a canoe in the hills', 'lake'],
    ['a ship over the desert', 'desert'],
    ['a storm', 'sea'],
    ['a cup of coffee', 'tabletop'],
    ['a jellyfish', 'underwater'],
    ['a shark', 'underwater'],
    ['a red car', 'road'],
    ['a ship over the farm', 'farm'],
    ['a canoe near the farm', 'lake'],
    ['an open highway', 'road'],
    ['a road in the forest', 'forest'],
    ['the skyline of a city', 'city'],
    ['a neon sign in the city', 'alley'],
    ['a crab on the beach', 'beach'],
    ['a storm at sea near the coast', 'sea'],
    ['a boat in the harbour', 'harbour'],
    ['a tiger in the jungle', 'jungle'],
    ['a waterfall in the forest', 'forest'],
    ['a waterfall', 'jungle'],
    ['a cow on a farm', 'farm'],
    ['a dog in the park', 'park'],
    ['a goat on a summit above the clouds', 'mountain'],
    ['a village in the mountains', 'valley'],
    ['a bear in the mountains', 'mountain'],
    ['a mountain lake', 'lake'],
    ['abstract shapes', 'abstract'],
    ['a fox who dreams of a lake', 'lake'],
    ['music', 'abstract'],
    ['a rocket', 'space'],
    ['a whale in a cave', 'cave'],
    ['a submarine and a whale in the deep sea', 'underwater'],
    ['a red car along the coast', 'beach'],
    ['a mermaid in an underwater library', 'underwater'],
    ['confetti in the stadium', 'stadium'],
    ['confetti', 'party'],
    ['an astronaut in the jungle', 'jungle'],
    ['a whale in the park', 'lake'],
    ['a fish in the library', 'library'],
    ['something else', 'calm'],
    ['asdf qwer at night', 'calm'],
    ['a doctor', 'hospital'],
    ['a doctor on the beach', 'beach'],
    ['a man in a hospital', 'hospital'],
    ['a hospital', 'city'],
    ['a whale under the stars', 'sea'],
    ['a whale in a storm', 'sea'],
    ['a whale under water at night', 'underwater'],
    ['a jellyfish at night', 'underwater'],
    ['an astronaut at sunset', 'calm'],
    ['a rocket at night', 'space'],
    ['a piano in the rain', 'calm'],
    ['a seal', 'ice'],
    ['a sunflower', 'flowerbed'],
    ['a candle', 'tabletop'],
    ['a candle in the rain', 'room'],
    ['a candle beside a fox', 'room'],
    ['a pancake beside a fox', 'kitchen'],
    ['a bridge', 'lake'],
    ['a waiter', 'cafe'],
    ['a violinist', 'stage'],
    ['a courier delivering parcels', 'oldtown'],
    ['baking', 'kitchen'],
    ['a woman looks at the sea', 'beach'],
    ['a grandfather playing the violin on a bench', 'park'],
    ['a small mouse', 'flowerbed'],
    ['loneliness', 'calm'],
    ['a ladybird on a leaf', 'flowerbed'],
    ['an old house by the lake with dark windows', 'lake'],
  ])('%s is at home in the %s', (prompt, set) => {
    expect(settingOf(prompt).set).toBe(set);
  });

  it('puts a sleeper into a room', () => {
    expect(settingOf('a cat', true).set).toBe('room');
  });

  it('takes the hour of the words, else of the set, else of the seed', () => {
    expect(settingOf('a lake at midnight').time).toBe('night');
    expect(settingOf('a lake').time).toBe('dawn');
    expect(settingOf('green hills').time).toBe('day');
    expect(settingOf('hills').time).toBe(settingOf('hills, fog').time);
  });

  it('counts only weather that reaches the set', () => {
    expect(settingOf('a forest in the fog').spans).toContainEqual({ start: 4, end: 5, part: 'weather' });
    expect(settingOf('a reef in the fog').spans).not.toContainEqual({ start: 4, end: 5, part: 'weather' });
  });
});
