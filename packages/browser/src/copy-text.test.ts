import { afterEach, expect, it, vi } from 'vitest';

import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('says whether a text was copied', async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await copyText('a link'), written]).toEqual([true, ['a link']]);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  expect(await copyText('a link')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
});
