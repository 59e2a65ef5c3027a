import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const plan = (prompt: string) => planScene(prompt, OPTIONS);

it.each([
  ['a feeling of loneliness', 'lonely'],
  ['Heimweh, ganz leise', 'wistful'],
  ['la joie', 'glad'],
  ['la nostalgia de un domingo por la tarde', 'wistful'],
  ['a fox', null],
])('%s feels %s', (prompt, mood) => {
  expect(plan(prompt).mood).toBe(mood);
});

it('takes a colour of nobody for the place, and leaves somebody’s to them', () => {
  expect(plan('something blue').tint).toMatch(/^#/);
  expect(plan('a blue fox').tint).toBeNull();
});

it('is another place for other words of nothing, and the same whatever is said of camera and hour', () => {
  const [one, other] = [plan('loneliness'), plan('joy')].map(({ composition }) => composition);
  expect(one).not.toBe(other);
  expect(plan('loneliness, slow push in, at night').composition).toBe(one);
});

it('keeps its feeling from shot to shot', () => {
  const { shots } = plan('Shot 1: a feeling of loneliness. Shot 2: close up');
  expect(shots.map(({ mood }) => mood)).toEqual(['lonely', 'lonely']);
});
