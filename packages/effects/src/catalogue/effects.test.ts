import { expect, it } from 'vitest';

import { relatedEffects, EFFECTS, findEffect, leastCredits, takesText, takesTwo } from './effects.ts';

it('shows effects on pictures, with and without words', () => {
  const inputs = new Set(EFFECTS.flatMap((effect) => effect.inputs));
  expect([...inputs].toSorted()).toEqual(['picture', 'second-picture', 'text']);
  expect(EFFECTS.length).toBeGreaterThan(40);
});

it('finds an effect by its id, and none that does not exist', () => {
  const effect = EFFECTS[3];
  expect(findEffect(effect?.id ?? '')).toBe(effect);
  expect(findEffect('no-such-effect')).toBeUndefined();
});

it('knows which take two pictures and what the shortest clip costs', () => {
  const two = EFFECTS.filter(takesTwo);
  expect(two.length).toBeGreaterThan(0);
  expect(two.every(({ inputs }) => inputs[1] === 'second-picture')).toBe(true);
  expect(EFFECTS.filter(takesText).length).toBeGreaterThan(0);
  expect(EFFECTS.every((effect) => leastCredits(effect) > 0)).toBe(true);
});

it('names others of the same kind, never itself', () => {
  const effect = EFFECTS[0];
  if (!effect) throw new Error('no effects');
  const others = relatedEffects(effect, 4);
  expect(others).not.toContain(effect);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ category }) => category === effect.category)).toBe(true);
});
