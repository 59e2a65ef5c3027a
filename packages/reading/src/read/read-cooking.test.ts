import { expect, test } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;

test.each(['a bear baking a cake', 'ein Bär backt einen Kuchen', 'a t rex baking a cake', 'a cat cooking'])(
  'has the animal of "%s" cook in a kitchen',
  (prompt) => {
    const { cast, set, claims = [] } = planScene(prompt, OPTIONS);
    expect(cast[0]).toMatchObject({ action: 'cook', relation: null });
    expect(set).toBe('kitchen');
    expect(claims.some(({ part }) => part === 'cast/0/action')).toBe(true);
  },
);

test('has nothing lifeless cook', () => {
  expect(planScene('a car baking in the sun', OPTIONS).cast[0]?.action).toBeNull();
});
