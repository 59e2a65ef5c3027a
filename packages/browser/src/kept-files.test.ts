import { afterEach, describe, expect, it, vi } from 'vitest';

import { dropKeptFiles, keepFiles, readKeptFiles } from './kept-files.ts';

const FILES = { first: { name: 'ada.png', content: new Blob(['ada']) } };

type Handler = (() => void) | null;

/** A request of the browser's data base that has its result a moment later. */
function done<Value>(result: Value) {
  const request = { result, onsuccess: null as Handler, oncomplete: null as Handler };
  queueMicrotask(() => {
    request.onsuccess?.();
    request.oncomplete?.();
  });
  return request;
}

/** As much of a data base as one table of values takes. */
function dataBase() {
  const rows = new Map<string, unknown>();
  const store = {
    put: (value: unknown, key: string) => void rows.set(key, value),
    get: (key: string) => done(rows.get(key)),
    delete: (key: string) => void rows.delete(key),
    get transaction() {
      return done(null);
    },
  };
  return { open: () => done({ transaction: () => ({ objectStore: () => store }) }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('kept files', () => {
  // First: an open data base is kept open.
  it('are none where the browser blocks its data base', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('blocked');
      },
    });
    await expect(keepFiles('k-1', FILES)).resolves.toBe(false);
    await expect(readKeptFiles('k-1')).resolves.toBeNull();
    await expect(dropKeptFiles()).resolves.toBeUndefined();
  });

  it('wait under the key of their request until they are dropped', async () => {
    vi.stubGlobal('indexedDB', dataBase());
    await expect(keepFiles('k-1', FILES)).resolves.toBe(true);
    await expect(readKeptFiles('k-1')).resolves.toEqual(FILES);
    await expect(readKeptFiles('k-2')).resolves.toBeNull();
    await dropKeptFiles();
    await expect(readKeptFiles('k-1')).resolves.toBeNull();
  });
});
