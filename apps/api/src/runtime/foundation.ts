import type { CredentialSigner } from '@kinora/media-node';

import type { OpenDatabase } from '../adapters/postgres/database.ts';
import { Listener } from '../adapters/postgres/listener.ts';
import type { Secrets } from '../adapters/secrets.ts';
import { keepPrivate } from '../adapters/storage/keep-private.ts';
import { createVault, type Vault } from '../adapters/vault.ts';
import type { Env } from '../env.ts';
import { createMediaAddresses, type MediaAddresses } from '../http/media-address.ts';
import type { Closers } from './closers.ts';

export interface RuntimeParts {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly database: OpenDatabase;
  readonly closers: Closers;
  /** Vouches for the clips of our own engine; without one they carry no credentials. */
  readonly signer?: CredentialSigner | undefined;
}

/** What the adapters of every topic are built on. */
export interface Foundation extends Omit<RuntimeParts, 'database'> {
  readonly db: OpenDatabase['db'];
  /** Signs addresses of files. */
  readonly addresses: MediaAddresses;
  /** The one connection over which this process hears of changes. */
  readonly listener: Listener;
  readonly vault: Vault;
}

export async function openFoundation({ database, ...parts }: RuntimeParts): Promise<Foundation> {
  const { closers, env, secrets } = parts;
  await keepPrivate(env.home);
  const listener = await Listener.open(database.url);
  closers.add(() => listener.close());
  return {
    ...parts,
    db: database.db,
    addresses: createMediaAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now }),
    listener,
    vault: createVault(secrets.accepted.sealKey),
  };
}
