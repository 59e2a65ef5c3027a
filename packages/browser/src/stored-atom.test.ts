// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';

import { isDrawnPageAtom } from './drawn-page-atom.ts';
import { storedAtom } from './stored-atom.ts';

const aNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

afterEach(() => window.localStorage.clear());

describe('storedAtom', () => {
  it('starts with what was kept and keeps what is set', () => {
    window.localStorage.setItem('volume', '3');
    const atom = storedAtom('volume', 1, aNumber);
    const store = createStore();
    expect(store.get(atom)).toBe(3);
    store.set(atom, 5);
    expect(window.localStorage.getItem('volume')).toBe('5');
  });

  it('says what everybody sees while a drawn page is taken over', () => {
    window.localStorage.setItem('volume', '3');
    const atom = storedAtom('volume', 1, aNumber);
    const store = createStore();
    store.set(isDrawnPageAtom, true);
    expect(store.get(atom)).toBe(1);
    store.set(isDrawnPageAtom, false);
    expect(store.get(atom)).toBe(3);
  });

  it('starts anew where something else is stored', () => {
    window.localStorage.setItem('volume', '"loud"');
    expect(createStore().get(storedAtom('volume', 1, aNumber))).toBe(1);
  });

  it('follows another tab', () => {
    const atom = storedAtom('volume', 1, aNumber);
    const store = createStore();
    const stop = store.sub(atom, () => {});
    window.localStorage.setItem('volume', '9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'volume', newValue: '9' }));
    expect(store.get(atom)).toBe(9);
    stop();
  });
});
