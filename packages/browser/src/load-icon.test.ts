import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loadIcon } from './load-icon.ts';

const logged = vi.fn<(...said: unknown[]) => void>();

const answering = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));
const picture = (type: string, status = 200) => new Response('<svg/>', { status, headers: { 'content-type': type } });

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(logged);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:icon');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an icon', () => {
  it('is fetched and drawn from memory', async () => {
    answering(picture('image/svg+xml'));
    expect(await loadIcon('/assets/a.svg')).toBe('blob:icon');
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', picture('image/svg+xml', 404), 'HTTP error! Status: 404'],
    ['is a page', picture('text/html'), 'no picture: text/html'],
  ])('that %s is logged only', async (_how, response, said) => {
    answering(response);
    expect(await loadIcon('/assets/a.svg')).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed loading icon', '/assets/a.svg', said);
  });

  it('is given up after 1.5 seconds', async () => {
    const given: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      given.push(time);
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    });
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason));
    expect(await loadIcon('/assets/a.svg')).toBeNull();
    expect(given).toEqual([1500]);
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed loading icon', '/assets/a.svg', 'too late');
  });
});
