import { join } from 'node:path';

import { openResultStore } from './result-store.js';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

export function openMemory(kind) {
  const store = openResultStore(join(CACHE, kind));
  store.prune();
  return store;
}
