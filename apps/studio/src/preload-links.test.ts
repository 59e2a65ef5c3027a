// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { preloadLinks } from './preload-links.ts';

const added: string[] = [];
const queue = { add: (path: string) => void added.push(path), isBusy: () => false };
const observed: Element[] = [];
let tellSight: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  added.length = 0;
  observed.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof tellSight) {
        tellSight = tell;
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => undefined;
    },
  );
  document.body.innerHTML =
    '<a href="/terms/"><b>Terms</b></a><a href="https://example.com/">x</a><a href="/member/" target="_blank">m</a>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const on = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

describe('a page', () => {
  it.each(['pointerover', 'focusin'])('is loaded ahead on %s of its link, after 25 ms', (event) => {
    const stop = preloadLinks(queue);
    on('b', event);
    expect(added).toEqual([]);
    vi.advanceTimersByTime(25);
    expect(added).toEqual(['/terms/']);
    stop();
    on('b', event);
    vi.advanceTimersByTime(25);
    expect(added).toEqual(['/terms/']);
  });

  it('elsewhere or in another tab is not', () => {
    const stop = preloadLinks(queue);
    on('[href^=https]', 'pointerover');
    on('[target]', 'focusin');
    vi.advanceTimersByTime(25);
    expect(added).toEqual([]);
    stop();
  });

  it('is not where somebody saves data', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const stop = preloadLinks(queue);
    on('b', 'pointerover');
    vi.advanceTimersByTime(25);
    expect(added).toEqual([]);
    stop();
  });

  it('is loaded ahead on a phone when its link is in sight', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    const stop = preloadLinks(queue);
    vi.advanceTimersByTime(25);
    const [terms] = observed;
    expect(terms?.getAttribute('href')).toBe('/terms/');
    if (!terms) return;
    tellSight([{ isIntersecting: false, target: terms }]);
    expect(added).toEqual([]);
    tellSight([{ isIntersecting: true, target: terms }]);
    expect(added).toEqual(['/terms/']);
    stop();
  });
});
