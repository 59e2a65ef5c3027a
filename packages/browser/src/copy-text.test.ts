// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('says whether the text is on the clipboard', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  expect(await copyText('a boat')).toBe(true);
  expect(written).toEqual(['a boat']);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  expect(await copyText('a boat')).toBe(false);
  // Pages that came without TLS have no clipboard.
  vi.stubGlobal('navigator', {});
  expect(await copyText('a boat')).toBe(false);
});
