import { someFacts } from '@kinora/timeline/fixtures';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { mediumLabel, mediumLength } from './medium-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const medium = {
  ...someFacts(),
  name: 'Calm sea',
  url: '',
  poster: null,
  sprite: null,
  proxy: null,
  peaks: null,
  isPreparing: false,
};

it.each([
  [null, undefined],
  [1_200_000, '5 s'],
  [1_250_000, '5.2 s'],
  [240_000 * 188, '3:08'],
  [240_000 * 60, '1:00'],
])('%j is %j long', (duration, words) => {
  expect(mediumLength({ duration }, i18n)).toBe(words);
});

it('says everything about a medium', () => {
  expect(mediumLabel(medium, { kind: 'video', isUsed: true }, i18n)).toBe('Add Calm sea, video, 10 s, on the timeline');
  expect(mediumLabel({ ...medium, duration: null }, { kind: 'image', isUsed: false }, i18n)).toBe(
    'Add Calm sea, image',
  );
});
