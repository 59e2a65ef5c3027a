import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const options = { style: 'storybook', shape: '16:9', resolution: '720p', seconds: 5, seed: 1 } as const;

it.each([
  ['jealousy', true],
  ['a xylographer on a beach', true],
  ['a fox beside a zeugma', false],
  ['misty mountains at dawn', false],
  ['a calm sea, unfathomable', false],
  ['', false],
])('tells whether the subject of "%s" is missed', (prompt, isMissed) => {
  expect(planScene(prompt, options).isSubjectMissed).toBe(isMissed);
});
