import { createAddressProofs } from '../../adapters/identity/address-proofs.ts';
import { createPostgresAccountChanges } from '../../adapters/postgres/identity/account/postgres-account-changes.ts';
import { createPostgresAccountExports } from '../../adapters/postgres/identity/account/postgres-account-exports.ts';
import { createPostgresAddresses } from '../../adapters/postgres/identity/account/postgres-addresses.ts';
import { createPostgresErasures } from '../../adapters/postgres/identity/account/postgres-erasures.ts';
import { createPostgresPhotos } from '../../adapters/postgres/identity/account/postgres-photos.ts';
import { createPostgresProfiles } from '../../adapters/postgres/identity/account/postgres-profiles.ts';
import { createPostgresMembers } from '../../adapters/postgres/identity/postgres-members.ts';
import type { AccountChanges } from '../../domain/identity/account-changes.ts';
import type { AccountExports } from '../../domain/identity/account-export.ts';
import type { Addresses } from '../../domain/identity/address.ts';
import type { Erasures } from '../../domain/identity/erasures.ts';
import type { Members } from '../../domain/identity/identity.ts';
import type { Photos } from '../../domain/identity/photos.ts';
import type { Profiles } from '../../domain/identity/profile.ts';
import type { Foundation } from '../foundation.ts';

/** Members, and what they may see, change and take along of their account. */
export interface OpenAccounts {
  readonly accountChanges: AccountChanges;
  readonly accountExports: AccountExports;
  readonly erasures: Erasures;
  readonly memberAddresses: Addresses;
  readonly members: Members;
  readonly photos: Photos;
  readonly profiles: Profiles;
}

export function openAccounts({ addresses, db, secrets, vault }: Foundation): OpenAccounts {
  const photoAddress = (id: string) => addresses.sign(id);
  return {
    accountChanges: createPostgresAccountChanges({ db, vault }),
    accountExports: createPostgresAccountExports(db),
    erasures: createPostgresErasures(db),
    memberAddresses: createPostgresAddresses(db, { proofs: createAddressProofs(secrets.accepted.codeKey), vault }),
    members: createPostgresMembers(db, photoAddress),
    photos: createPostgresPhotos(db),
    profiles: createPostgresProfiles(db, photoAddress),
  };
}
