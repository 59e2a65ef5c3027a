import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { CATALOGUE } from '@kinora/contracts/catalogue';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { pageWords } from './page-messages.ts';
import { PUBLIC_PAGES } from './public-pages.data.ts';

const site = { locales: ['en', 'de', 'ar'], defaultLocale: 'en' };

function wordsOf(path: string, locale = 'en') {
  const i18n = setupI18n();
  i18n.setMessagesCompiler((text) => [text]);
  i18n.loadAndActivate({ locale, messages: {} });
  return pageWords(path, site, i18n);
}

const isFile = (path: string) => existsSync(join(import.meta.dirname, '../public', path));

describe('what is said of a page', () => {
  it('names an effect in the language of its address, with its own picture', () => {
    const { image, title } = wordsOf('/de/ai-video-effects/love-note/', 'de');
    expect([title?.startsWith('Frisch entwickelt · '), image]).toEqual([true, '/share/effects/love-note.jpg']);
  });

  it.each(CATALOGUE.map(({ name, slug }) => [slug, name] as const))('names the model %s', (slug, name) => {
    const { description, title } = wordsOf(`/text-to-video/${slug}/`);
    expect(title?.startsWith(`${name} · `)).toBe(true);
    expect(description).not.toBe(wordsOf('/text-to-video/').description);
  });

  it.each(PUBLIC_PAGES.filter((path) => !path.includes('*')))('of %s has a picture that is there', (path) => {
    const { image, imageAlt } = wordsOf(path);
    expect([isFile(image), imageAlt.length > 10]).toEqual([true, true]);
  });

  it('leaves the titles of other pages to them', () => {
    expect(wordsOf('/terms/')).toMatchObject({ image: '/share/kinora.jpg' });
    expect(wordsOf('/ai-video-effects/nobody/').title).toBeUndefined();
  });
});
