// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { offlinePage } from './offline-page.ts';

const ids = new Proxy<Record<string, string>>({}, { get: (_, id) => `<b>${String(id)}</b> & "more"` });
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('is English where a language has no words of its own, and written its way', () => {
  const page = read(offlinePage({ locale: 'he', missing: 'connection', themeColour: '#123', messages: {} }));
  expect(page.title).toBe('You’re offline · Kinora');
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['he', 'rtl']);
  expect([...page.querySelectorAll('h1, a')].map(({ textContent }) => textContent)).toEqual([
    'You’re offline',
    'Try again',
  ]);
});

it('says what the catalogue says, as text', () => {
  const page = read(offlinePage({ locale: 'de', missing: 'answer', themeColour: '#123', messages: ids }));
  expect(page.documentElement.dir).toBe('ltr');
  expect(page.querySelector('h1')?.textContent).toMatch(/^<b>.+<\/b> & "more"$/);
  expect(page.querySelector('main b')).toBeNull();
});

it('does not blame the visitor where it is the server that is gone', () => {
  const page = read(offlinePage({ locale: 'en', missing: 'answer', themeColour: '#123', messages: {} }));
  expect(page.title).toBe('Kinora isn’t responding · Kinora');
  expect(page.querySelector('h1')?.textContent).toBe('Kinora isn’t responding');
});

it('runs nothing, and takes nothing of a build', () => {
  const page = read(offlinePage({ locale: 'en', missing: 'connection', themeColour: '#123', messages: {} }));
  expect(page.querySelector('script, style, [style], [onclick]')).toBeNull();
  const taken = [...page.querySelectorAll('[src], link')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href'),
  );
  expect(taken).toEqual(['/icon.svg', '/offline.css', '/icon.svg']);
});
