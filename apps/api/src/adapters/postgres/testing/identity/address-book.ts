import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { createAddressProofs } from '../../../identity/address-proofs.ts';
import { aNewMember } from '../../../identity/identity-conformance.ts';
import { createVault } from '../../../vault.ts';
import type { OpenDatabase } from '../../database.ts';
import { createPostgresAddresses } from '../../identity/account/postgres-addresses.ts';
import { createPostgresMembers } from '../../identity/postgres-members.ts';
import { MAIL_PURPOSE } from '../../mail/queue-mail.ts';

export const BASE = 'https://kinora.example';

/** Members of a test database, their addresses and the mails these were sent. */
export function addressBook({ db }: OpenDatabase) {
  const vault = createVault(randomBytes(32).toString('base64url'));
  const tools = { proofs: createAddressProofs('key'), vault };
  const addresses = createPostgresAddresses(db, tools);
  let count = 0;
  const anEmail = (name = 'ada') => `${name}${(count += 1)}@example.com`;

  async function mailsTo(email: string) {
    const rows = await db
      .selectFrom('mail')
      .select(['kind', 'locale', 'sealed'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
    return rows.map(({ kind, locale, sealed }) => {
      const values = vault.open(MAIL_PURPOSE, sealed ?? Buffer.alloc(0)) as Record<string, string>;
      return { kind, locale, values, proof: values.link?.split('#proof=')[1] ?? '' };
    });
  }

  return {
    addresses,
    anEmail,
    mailsTo,
    proofs: tools.proofs,
    /** A member who has just signed up, with the welcome mail in the outbox. */
    aMember: async ({ welcome = true }: { welcome?: boolean } = {}) => {
      const email = anEmail();
      const extra = welcome ? { welcome: addresses.welcome({ base: BASE, locale: 'de' }) } : {};
      const added = await createPostgresMembers(db).add({ ...aNewMember(email), ...extra });
      if (!added.ok) throw new Error(added.failure);
      return { memberId: added.value.member.id, email };
    },
    lastProof: async (email: string) => (await mailsTo(email)).at(-1)?.proof ?? '',
    memberOf: (id: string) => db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    scopesOf: async (id: string) =>
      (await db.selectFrom('lot').select('scope').where('member_id', '=', id).execute()).map(({ scope }) => scope),
    /** As if the last links had been sent two minutes ago. */
    wait: (id: string) =>
      sql`update address_proof set created_at = created_at - interval '2 minutes' where member_id = ${id}`.execute(db),
  };
}
