import { afterEach, expect, it, vi } from 'vitest';

import { watchNear } from './watch-near.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

let see: Seen;
const disconnect = vi.fn<() => void>();
class Observer {
  constructor(callback: Seen) {
    see = callback;
  }
  observe() {}
  disconnect() {
    disconnect();
  }
}

afterEach(() => vi.unstubAllGlobals());

it('calls back when the element comes near, and can be stopped', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const onNear = vi.fn<() => void>();
  // The observer above looks at nothing of it.
  const stop = watchNear({} as Element, onNear);
  see([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledOnce();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
