import { aReadyCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { settingsDiff } from './settings-diff.ts';

const clip = aReadyCreation();
const draft = {
  prompt: 'a paper boat on a storm at night',
  model: 'local',
  choices: { seconds: 5, resolution: '720p', shape: '16:9', style: 'storybook' },
};

it('finds what would be another one, and nothing else', () => {
  expect(settingsDiff(draft, clip)).toEqual([]);
  expect(
    settingsDiff({ ...draft, prompt: 'a fox', choices: { ...draft.choices, seconds: 8, camera: 'still' } }, clip),
  ).toEqual([
    { name: 'prompt', before: 'a fox', after: 'a paper boat on a storm at night' },
    { name: 'seconds', before: '8', after: '5' },
  ]);
});

it('finds nothing in a form that nobody has begun', () => {
  expect(settingsDiff({ ...draft, prompt: ' ', model: 'veo-3-1' }, clip)).toEqual([]);
});
