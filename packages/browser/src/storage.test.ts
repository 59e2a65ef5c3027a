// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { dropStored, readStored, writeStored } from './storage.ts';

const FULL = {
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};
const BLOCKED = {
  get localStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError');
  },
  get sessionStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError');
  },
};
const aNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe.each(['local', 'session'] as const)('%s storage', (area) => {
  it('gives back what was written until it is dropped', () => {
    expect(writeStored(area, 'n', 7)).toBe(true);
    expect(readStored(area, 'n', aNumber)).toBe(7);
    dropStored(area, 'n');
    expect(readStored(area, 'n', aNumber)).toBeUndefined();
  });

  it.each(['{', '"seven"', '', 'null'])('drops %s, which is no number', (text) => {
    const storage = area === 'local' ? window.localStorage : window.sessionStorage;
    storage.setItem('n', text);
    expect(readStored(area, 'n', aNumber)).toBeUndefined();
    expect(storage.getItem('n')).toBeNull();
  });

  it('never throws where it is blocked', () => {
    vi.stubGlobal('window', BLOCKED);
    expect(writeStored(area, 'n', 7)).toBe(false);
    expect(readStored(area, 'n', aNumber)).toBeUndefined();
    expect(() => dropStored(area, 'n')).not.toThrow();
  });
});

it('says that a full storage did not take the value', () => {
  vi.stubGlobal('window', { localStorage: FULL });
  expect(writeStored('local', 'n', 7)).toBe(false);
  vi.unstubAllGlobals();
});
