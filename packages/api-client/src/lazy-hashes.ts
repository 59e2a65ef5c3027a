import type { Hashes } from '@kinora/contracts/wire';

/** The hashes of signatures and passwords; downloaded with the first call that needs them. */
export const loadHashes = (): Promise<Hashes> => import('./hashes.ts').then((module) => module.hashes);

/**
 * A password as the contract carries it; the server stores argon2id of that. Keyboards write one accent in two ways:
 * NFC makes them one.
 */
export async function passwordHash(password: string): Promise<string> {
  const { md5 } = await loadHashes();
  return md5(password.normalize('NFC'));
}
