import { findModel } from '@kinora/contracts/catalogue';
import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';

import { modelWords } from './model-messages.ts';

const { id } = modelWords('local');

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('names our own engine in the language of the page, and a maker’s model as its maker does', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { [id]: 'Lokale Vorschau-Engine' } });
  expect(i18n._(modelWords('local'))).toBe('Lokale Vorschau-Engine');
  expect(i18n._(modelWords('hailuo-02'))).toBe('Hailuo 02');
});

it('has in English the name of the catalogue', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(i18n._(modelWords('local'))).toBe(findModel('local')?.name);
  expect(i18n._(modelWords('editor'))).toBe('Kinora editor');
});

it('names by its slug what the catalogue has no more', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(i18n._(modelWords('gone-1'))).toBe('gone-1');
});
