import { atom, type WritableAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

import { isDrawnPageAtom } from './drawn-page-atom.ts';
import { dropStored, readStored, writeStored, type Parse } from './storage.ts';

/**
 * An atom kept in local storage under `key`; a value that does not parse is dropped, other tabs follow. It says
 * `initial` as long as a drawn page is taken over.
 */
export function storedAtom<Value>(
  key: string,
  initial: Value,
  parse: Parse<Value>,
): WritableAtom<Value, [Value], void> {
  const storage = {
    getItem: (name: string, fallback: Value) => readStored('local', name, parse) ?? fallback,
    setItem: (name: string, value: Value) => void writeStored('local', name, value),
    removeItem: (name: string) => dropStored('local', name),
    subscribe(name: string, callback: (value: Value) => void, fallback: Value) {
      const follow = (event: StorageEvent) => {
        if (event.key === name) callback(readStored('local', name, parse) ?? fallback);
      };
      globalThis.addEventListener('storage', follow);
      return () => globalThis.removeEventListener('storage', follow);
    },
  };
  const keptAtom = atomWithStorage(key, initial, storage, { getOnInit: true });
  return atom(
    (get) => (get(isDrawnPageAtom) ? initial : get(keptAtom)),
    (_get, set, value: Value) => set(keptAtom, value),
  );
}
