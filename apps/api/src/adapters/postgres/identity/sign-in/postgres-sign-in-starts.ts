import { createHash } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { SignInSecrets } from '../../../../domain/identity/sign-in-provider.ts';
import type { SignInStarts } from '../../../../domain/identity/sign-in-start.ts';
import type { Vault } from '../../../vault.ts';
import type { Database } from '../../schema.ts';

const PURPOSE = 'sign-in';
const PROVIDER = 'google';

interface Taken {
  readonly redirect_url: string;
  readonly locale: string;
  readonly session_hash: Buffer | null;
  readonly sealed: Buffer;
  readonly is_over: boolean;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Sign-ins that were begun: state and browser as SHA-256, what proves their end sealed. */
export function createPostgresSignInStarts(db: Kysely<Database>, vault: Vault): SignInStarts {
  return {
    async keep({ state, browser, returnTo, locale, session, secrets }) {
      await db
        .insertInto('sign_in_start')
        .values({
          state_hash: hashOf(state),
          provider: PROVIDER,
          binding_hash: hashOf(browser),
          redirect_url: returnTo,
          locale,
          session_hash: session,
          sealed: vault.seal(PURPOSE, secrets),
          expires_at: sql<Date>`now() + interval '10 minutes'`,
        })
        .execute();
    },

    async take(state, browser) {
      // One statement for all of it: of two ends at once, one finds the row unused.
      const { rows } = await sql<Taken>`
        with begun as (
          select state_hash, redirect_url, locale, session_hash, sealed, used_at is not null or expires_at <= now() as is_over
          from sign_in_start
          where state_hash = ${hashOf(state)} and binding_hash = ${hashOf(browser)} and provider = ${PROVIDER}
          for update
        ), ended as (
          update sign_in_start set used_at = now() from begun
          where sign_in_start.state_hash = begun.state_hash and sign_in_start.used_at is null
        )
        select redirect_url, locale, session_hash, sealed, is_over from begun`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      // We sealed them under this purpose.
      const secrets = row.is_over ? undefined : (vault.open(PURPOSE, row.sealed) as SignInSecrets);
      return { returnTo: row.redirect_url, locale: row.locale, session: row.session_hash, secrets };
    },
  };
}
