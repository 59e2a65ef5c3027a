import { expect, it } from 'vitest';

import { htmlOf } from './mail-html.ts';

const LINK = 'https://kinora.example/member/confirm/#proof=p_0';
const pageIn = (language: string) =>
  htmlOf({ language, subject: 'S', title: 'T', blocks: [{ link: LINK, label: 'L' }], footer: 'F' });

it('in Arabic runs from right to left, but for addresses', () => {
  const html = pageIn('ar');
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  expect(html).toContain('<body dir="rtl">');
  expect(html).toContain(`<p class="address" dir="ltr">${LINK}</p>`);
});

it.each(['en', 'de'])('in %s runs from left to right', (language) => {
  const html = pageIn(language);
  expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
  expect(html).not.toContain('dir="rtl"');
});
