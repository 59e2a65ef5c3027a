import type { Hashes } from '@kinora/contracts';

/** The hashes of signatures and passwords; downloaded with the first call that needs them. */
export const loadHashes = (): Promise<Hashes> => import('./hashes.ts').then((module) => module.hashes);
