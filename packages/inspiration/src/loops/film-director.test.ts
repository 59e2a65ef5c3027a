// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createFilmDirector } from './film-director.ts';

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

let see: Seen;
class Observer {
  constructor(callback: Seen) {
    see = callback;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function filmAt(top: number): Element {
  const element = document.createElement('li');
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, 200);
  return element;
}

it('plays what is nearest, and says so once', () => {
  const director = createFilmDirector(1);
  const [near, far] = [filmAt(300), filmAt(20)];
  const listener = vi.fn<() => void>();
  director.subscribe(listener);
  director.watch('near', near);
  director.watch('far', far);
  see([near, far].map((target) => ({ target, isIntersecting: true })));
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  expect(listener).toHaveBeenCalledOnce();
  expect([director.isPlaying('near'), director.isPlaying('far')]).toEqual([true, false]);
});

it('plays what is pointed at instead, at once, until that is left', () => {
  const director = createFilmDirector(1);
  const [near, far] = [filmAt(300), filmAt(20)];
  director.watch('near', near);
  director.watch('far', far);
  see([near, far].map((target) => ({ target, isIntersecting: true })));
  director.point('far', true);
  expect([director.isPlaying('near'), director.isPlaying('far')]).toEqual([false, true]);
  director.point('near', false);
  expect(director.isPlaying('far')).toBe(true);
  director.point('far', false);
  expect(director.isPlaying('near')).toBe(true);
});

it('forgets what is gone', () => {
  const director = createFilmDirector(6);
  const film = filmAt(300);
  const end = director.watch('film', film);
  see([{ target: film, isIntersecting: true }]);
  vi.advanceTimersByTime(200);
  expect(director.isPlaying('film')).toBe(true);
  end();
  vi.advanceTimersByTime(200);
  expect(director.isPlaying('film')).toBe(false);
});
