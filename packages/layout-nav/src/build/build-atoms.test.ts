import { createStore } from 'jotai';
import { expect, it } from 'vitest';

import { buildPortsAtom, newBuildAtom } from './build-atoms.ts';

it('is told while somebody listens, and closed', async () => {
  const store = createStore();
  const page: { look?: () => void } = {};
  store.set(buildPortsAtom, {
    own: () => 'one',
    latest: () => Promise.resolve('two'),
    watchReturn: (listener) => {
      page.look = listener;
      return () => delete page.look;
    },
    watchTyping: () => () => undefined,
  });
  expect(store.get(newBuildAtom)).toBe(false);
  const stop = store.sub(newBuildAtom, () => undefined);
  page.look?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get(newBuildAtom)).toBe(true);
  store.set(newBuildAtom);
  expect(store.get(newBuildAtom)).toBe(false);
  stop();
  expect(page.look).toBeUndefined();
});
