import { describe, expect, it } from 'vitest';

import { inLanguage } from './studio-page.ts';

const FOR_ALL = '<link rel="preload" href="/all.woff2">';
const BUT_ARABIC = '<link rel="preload" href="/serif.woff2" data-except="ar">';
const ARABIC = '<link rel="preload" href="/arabic.woff2" data-only="ar">';
const page = `<html lang="en"><head>${FOR_ALL}${BUT_ARABIC}${ARABIC}</head></html>`;

describe('inLanguage', () => {
  it('says language and direction, and keeps the fonts of the language', () => {
    expect(inLanguage(page, 'ar')).toBe(`<html lang="ar" dir="rtl"><head>${FOR_ALL}${ARABIC}</head></html>`);
    expect(inLanguage(page, 'de')).toBe(`<html lang="de" dir="ltr"><head>${FOR_ALL}${BUT_ARABIC}</head></html>`);
  });
});
