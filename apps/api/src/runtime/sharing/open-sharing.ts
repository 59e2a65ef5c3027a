import { createPostgresShares } from '../../adapters/postgres/sharing/postgres-shares.ts';
import type { Shares } from '../../domain/sharing/shares.ts';
import type { Foundation } from '../foundation.ts';

/** Links to clips. */
export interface OpenSharing {
  readonly shares: Shares;
}

export function openSharing({ db }: Foundation): OpenSharing {
  return { shares: createPostgresShares(db) };
}
