import { join } from 'node:path';

import { openResultStore } from '../results/result-store.mjs';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

export function openMemory(kind) {
  const store = openResultStore(join(CACHE, kind));
  store.prune();
  return store;
}
