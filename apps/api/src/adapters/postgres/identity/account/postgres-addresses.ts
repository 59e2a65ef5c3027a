import { randomUUID } from 'node:crypto';

import { fail, ok } from '@kinora/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';

import {
  confirmationLink,
  type Addresses,
  type Asked,
  type AddressRequest,
} from '../../../../domain/identity/address.ts';
import { maskAddress } from '../../../../domain/identity/mask-address.ts';
import { MAIL_PURPOSE, queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../schema.ts';
import { confirmProof } from './confirm-proof.ts';
import { mailProof, type LinkTools } from './start-proof.ts';

type Trx = Transaction<Database>;
type RequestFor = AddressRequest & { readonly email: string };

const lock = (trx: Trx, id: string) =>
  trx.selectFrom('member').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
type Member = Awaited<ReturnType<typeof lock>>;

const setNext = (trx: Trx, memberId: string, email: string | null) =>
  trx.updateTable('member').set({ next_email: email }).where('id', '=', memberId).execute();

async function changeEmail(trx: Trx, tools: LinkTools, request: RequestFor): Promise<Asked<'email-taken'>> {
  const { email, memberId } = request;
  const { locale } = await lock(trx, memberId);
  const taken = await trx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return fail('email-taken');
  const outcome = await mailProof(trx, tools, { ...request, purpose: 'next', locale });
  if (outcome === 'too-many') return fail('busy');
  await setNext(trx, memberId, email);
  return ok(null);
}

async function sendConfirmation(
  trx: Trx,
  tools: LinkTools,
  { purpose, ...request }: Parameters<Addresses['sendConfirmation']>[0],
): Promise<Asked<'email-taken'>> {
  const { email, email_confirmed_at: confirmed, next_email: next, locale } = await lock(trx, request.memberId);
  // The request was the owner's, who proved it with the password.
  if (purpose === 'next') return next === null ? ok(null) : changeEmail(trx, tools, { ...request, email: next });
  if (confirmed !== null) return ok(null);
  const outcome = await mailProof(trx, tools, { ...request, purpose, email, locale });
  return outcome === 'too-many' ? fail('busy') : ok(null);
}

async function setNotice(trx: Trx, { vault }: LinkTools, { member, email }: { member: Member; email: string | null }) {
  const { email: to, id, locale } = member;
  await trx
    .updateTable('member')
    .set({ notice_email: email, notice_confirmed_at: null })
    .where('id', '=', id)
    .execute();
  const values =
    email === null
      ? { email: '', which: 'notice-removed' as const }
      : { email: maskAddress(email), which: 'notice' as const };
  await queueMail(trx, vault, { key: `notice:${randomUUID()}`, to, kind: 'address-changed', locale, values });
}

/** A link to an address that is not wanted any more proves nothing. */
const endProofs = (trx: Trx, memberId: string, purpose: 'next' | 'notice') =>
  trx
    .updateTable('address_proof')
    .set({ expires_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

async function withdrawEmail(trx: Trx, memberId: string): Promise<void> {
  await lock(trx, memberId);
  await endProofs(trx, memberId, 'next');
  await setNext(trx, memberId, null);
}

async function changeNoticeEmail(trx: Trx, tools: LinkTools, request: RequestFor): Promise<Asked> {
  const { base, email, memberId } = request;
  const member = await lock(trx, memberId);
  const isSame = (member.notice_email ?? '') === email;
  if (email === '') {
    if (isSame) return ok(null);
    await endProofs(trx, memberId, 'notice');
    await setNotice(trx, tools, { member, email: null });
    return ok(null);
  }
  if (isSame && member.notice_confirmed_at !== null) return ok(null);
  const proof = { memberId, purpose: 'notice', email, base, locale: member.locale } as const;
  if ((await mailProof(trx, tools, proof)) === 'too-many') return fail('busy');
  if (!isSame) await setNotice(trx, tools, { member, email });
  return ok(null);
}

/** Addresses in PostgreSQL. */
export function createPostgresAddresses(db: Kysely<Database>, tools: LinkTools): Addresses {
  const { proofs, vault } = tools;
  return {
    welcome({ base, locale }) {
      const { hash, proof } = proofs.make();
      return { proofHash: hash, sealed: vault.seal(MAIL_PURPOSE, { link: confirmationLink(base, proof) }), locale };
    },
    sendConfirmation: (request) => db.transaction().execute((trx) => sendConfirmation(trx, tools, request)),
    changeEmail: (request) => db.transaction().execute((trx) => changeEmail(trx, tools, request)),
    withdrawEmail: (memberId) => db.transaction().execute((trx) => withdrawEmail(trx, memberId)),
    changeNoticeEmail: (request) => db.transaction().execute((trx) => changeNoticeEmail(trx, tools, request)),
    confirm: (proof) => confirmProof(db, vault, proofs.hashesOf(proof)),
  };
}
