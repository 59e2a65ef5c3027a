import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadBytes } from './load-bytes.ts';

const logged = vi.fn<(...said: unknown[]) => void>();
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(logged);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a small file', () => {
  it('comes as its bytes', async () => {
    answering(() => Promise.resolve(new Response(new Uint8Array([1, 2, 3]))));
    expect(await loadBytes('/media/peaks')).toEqual(new Uint8Array([1, 2, 3]));
    expect(logged).not.toHaveBeenCalled();
  });

  it('that is gone is logged only', async () => {
    answering(() => Promise.resolve(new Response('', { status: 404 })));
    expect(await loadBytes('/media/peaks')).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed loading file', '/media/peaks', 'HTTP error! Status: 404');
  });

  it('that nobody answers for is logged only', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadBytes('/media/peaks')).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed loading file', '/media/peaks', 'Failed to fetch');
  });
});
