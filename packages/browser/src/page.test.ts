// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  buildOfPage,
  isInPage,
  isOnline,
  pageAddress,
  pageLanguage,
  watchFocus,
  watchHide,
  watchReturn,
} from './page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('watchReturn', () => {
  it('tells when the page is seen again, not when it is hidden', () => {
    const listener = vi.fn<() => void>();
    const stop = watchReturn(listener);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('watchHide', () => {
  it('tells when the page is hidden or left, not when it is seen again', () => {
    const listener = vi.fn<() => void>();
    const stop = watchHide(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('pageAddress', () => {
  it('is a way back without what stands behind #', () => {
    const { origin, pathname, search } = new URL('https://kinora.example/home/?page=history#prompt=a+fox');
    expect(pageAddress({ origin, pathname, search })).toBe('https://kinora.example/home/?page=history');
  });
});

describe('watchFocus', () => {
  it('tells when the window is used again, until it is stopped', () => {
    const listener = vi.fn<() => void>();
    const stop = watchFocus(listener);
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the build of a page', () => {
  it('stands in it, where it was built', () => {
    expect(buildOfPage()).toBe('');
    document.head.innerHTML = '<meta name="kinora-build" content="b1">';
    expect(buildOfPage()).toBe('b1');
  });
});

it('is online where nobody says otherwise, as on the server', () => {
  vi.stubGlobal('navigator', {});
  expect(isOnline()).toBe(true);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOnline()).toBe(false);
});

it('tells the language of the page', () => {
  document.documentElement.lang = 'pt-BR';
  expect(pageLanguage()).toBe('pt-BR');
});

it('says what stands in the page', () => {
  document.body.innerHTML = '<p></p>';
  expect([isInPage('p'), isInPage('b')]).toEqual([true, false]);
});
