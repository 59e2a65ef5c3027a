import { atomWithStorage } from 'jotai/utils';

import { dropStored, readStored, writeStored, type Parse } from './storage.ts';

/** An atom kept in local storage under `key`; a value that does not parse is dropped, other tabs follow. */
export function storedAtom<Value>(key: string, initial: Value, parse: Parse<Value>) {
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
  return atomWithStorage(key, initial, storage, { getOnInit: true });
}
