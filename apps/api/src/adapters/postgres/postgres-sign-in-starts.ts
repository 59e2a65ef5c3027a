import { createHash } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { SignInSecrets } from '../../domain/sign-in-provider.ts';
import type { SignInStarts } from '../../domain/sign-in-start.ts';
import type { Vault } from '../vault.ts';
import type { Database } from './schema.ts';

const PURPOSE = 'sign-in';
const PROVIDER = 'google';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Sign-ins that were begun: state and browser as SHA-256, what proves their end sealed. */
export function createPostgresSignInStarts(db: Kysely<Database>, vault: Vault): SignInStarts {
  return {
    async keep({ state, browser, returnTo, secrets }) {
      await db
        .insertInto('sign_in_start')
        .values({
          state_hash: hashOf(state),
          provider: PROVIDER,
          binding_hash: hashOf(browser),
          redirect_url: returnTo,
          sealed: vault.seal(PURPOSE, secrets),
          expires_at: sql<Date>`now() + interval '10 minutes'`,
        })
        .execute();
    },

    async take(state, browser) {
      // One statement for all of it: of two ends at once, one finds the row unused.
      const { rows } = await sql<{ redirect_url: string; sealed: Buffer; is_over: boolean }>`
        with begun as (
          select state_hash, redirect_url, sealed, used_at is not null or expires_at <= now() as is_over
          from sign_in_start
          where state_hash = ${hashOf(state)} and binding_hash = ${hashOf(browser)} and provider = ${PROVIDER}
          for update
        ), ended as (
          update sign_in_start set used_at = now() from begun
          where sign_in_start.state_hash = begun.state_hash and sign_in_start.used_at is null
        )
        select redirect_url, sealed, is_over from begun`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      // We sealed them under this purpose.
      const secrets = row.is_over ? undefined : (vault.open(PURPOSE, row.sealed) as SignInSecrets);
      return { returnTo: row.redirect_url, secrets };
    },
  };
}
