import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readLocaleSettings } from './locale-settings.ts';

const KINORA_STUDIO = mkdtempSync(join(tmpdir(), 'kinora-locales-'));
for (const locale of ['ar', 'de', 'en', '.kept']) mkdirSync(join(KINORA_STUDIO, '_i18n', locale), { recursive: true });
afterAll(() => rmSync(KINORA_STUDIO, { recursive: true }));

const read = (given: Partial<Parameters<typeof readLocaleSettings>[0]> = {}) =>
  readLocaleSettings({ KINORA_LOCALES: '', KINORA_DEFAULT_LOCALE: 'en', KINORA_STUDIO, ...given });

describe('the languages of a server', () => {
  it('are those the web app was built with', () => {
    expect(read()).toEqual({ locales: ['en', 'ar', 'de'], defaultLocale: 'en' });
  });

  it('are English where nothing is built, and what the operator says', () => {
    expect(read({ KINORA_STUDIO: '/nowhere' }).locales).toEqual(['en']);
    expect(read({ KINORA_STUDIO: '/nowhere', KINORA_LOCALES: 'en, fr' }).locales).toEqual(['en', 'fr']);
    expect(read({ KINORA_LOCALES: 'de,en', KINORA_DEFAULT_LOCALE: 'de' }).locales).toEqual(['de', 'en']);
  });

  it.each([
    [{ KINORA_LOCALES: 'en,../x' }, /has \.\.\/x/],
    [{ KINORA_LOCALES: 'en,fr' }, /has fr, the web app has a catalogue of ar, de, en only/],
    [{ KINORA_LOCALES: 'de,ar' }, /KINORA_DEFAULT_LOCALE=en is not among de, ar/],
  ])('refuse %j with one sentence', (given, sentence) => {
    expect(() => read(given)).toThrow(sentence);
  });
});
