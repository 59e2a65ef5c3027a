import type { Creation } from '@kinora/contracts/creations';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { clipCaption, clipName, shortState } from './clip-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([
  [aCreation(), 'waiting'],
  [aReadyCreation(), 'ready'],
  [aFailedCreation('declined'), 'declined'],
  [aCreation({ state: 'cancelled' }), 'cancelled'],
])('says in a word how a clip is', (creation, words) => {
  expect(shortState(creation, i18n)).toContain(words);
});

const clip = (id: string, change: Partial<Creation> = {}) => aReadyCreation({ id, batch: 'b', ...change });

it('tells the clips of one prompt apart', () => {
  const batch = [clip('1'), clip('2')];
  const [first, second] = batch.map((one) => clipName(one, batch, i18n));
  expect(first).not.toBe(second);
  expect(batch.map((one) => clipCaption(one, batch, i18n))).toEqual([undefined, undefined]);
});

it('names the models where they differ', () => {
  const late = aCreation({ id: '3', batch: 'b', model: 'vidu-q1' });
  const batch = [clip('1'), clip('2', { model: 'veo-3-1' }), late];
  const names = batch.map((one) => clipName(one, batch, i18n));
  expect(names[1]).toContain('Veo 3.1');
  expect(clipCaption(batch[1] ?? late, batch, i18n)).toBe('Veo 3.1');
  expect(clipCaption(late, batch, i18n)).toContain('waiting');
});
