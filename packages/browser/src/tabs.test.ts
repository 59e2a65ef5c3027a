// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepLanguage } from './page-paths.ts';
import { isOurOrigin, openBlankTab, openHere } from './tabs.ts';

beforeEach(() => globalThis.location.assign('http://studio.example/text-to-video/'));
afterEach(() => vi.restoreAllMocks());

describe('addresses', () => {
  it.each([
    ['/member/', true],
    ['http://studio.example/member/', true],
    ['https://studio.example/member/', false],
    ['//studio.example.evil.example/', false],
    ['https://member.example/', false],
    ['http://', false],
  ])('%s is ours: %s', (href, isOurs) => {
    expect(isOurOrigin(href)).toBe(isOurs);
  });
});

describe('a new tab', () => {
  it('cannot reach back, goes where it is sent, and is closed again', () => {
    const replace = vi.fn<(url: string) => void>();
    const close = vi.fn<() => void>();
    const tab = { opener: globalThis.window, location: { replace }, close };
    // As much of a window as is asked of it.
    vi.spyOn(globalThis.window, 'open').mockReturnValue(tab as unknown as ReturnType<typeof globalThis.window.open>);
    const opened = openBlankTab();
    opened?.go('https://member.example/');
    expect(tab.opener).toBeNull();
    expect(replace).toHaveBeenCalledWith('https://member.example/');
    opened?.close();
    expect(close).toHaveBeenCalledOnce();
  });

  it('keeps the language of the page on our own site', () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockReturnValue();
    keepLanguage((path) => `/ar${path}`);
    openHere('/checkout/pack-200/?a=1#b');
    openHere('https://member.example/member/');
    keepLanguage((path) => path);
    openHere('/checkout/pack-200/');
    expect(assign.mock.calls).toEqual([
      ['http://studio.example/ar/checkout/pack-200/?a=1#b'],
      ['https://member.example/member/'],
      ['http://studio.example/checkout/pack-200/'],
    ]);
  });

  it('is null where the browser allows none', () => {
    vi.spyOn(globalThis.window, 'open').mockReturnValue(null);
    expect(openBlankTab()).toBeNull();
  });
});
