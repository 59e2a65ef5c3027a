import { afterEach, describe, expect, it, vi } from 'vitest';

import { loadFile } from './load-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadFile', () => {
  it('reads a file, and rejects where there is none', async () => {
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response('ada', { status: url === '/f' ? 200 : 410 })));
    await expect((await loadFile('/f')).text()).resolves.toBe('ada');
    await expect(loadFile('/gone')).rejects.toThrow('410');
  });
});
