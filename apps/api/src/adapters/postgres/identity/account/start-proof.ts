import { randomUUID } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import { confirmationLink, type AddressPurpose } from '../../../../domain/identity/address.ts';
import type { AddressProofs } from '../../../identity/address-proofs.ts';
import type { Vault } from '../../../vault.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Database } from '../../schema.ts';

export interface NewProof {
  readonly memberId: string;
  readonly purpose: AddressPurpose;
  readonly email: string;
  readonly hash: Buffer;
}

/** `just-sent`: there is a link of the last minute, and no other is made. */
export type ProofOutcome = 'begun' | 'just-sent' | 'too-many';

/** Writes a proof down, within the transaction of what it is for; the older one of its purpose ends. */
export async function startProof(trx: Kysely<Database>, proof: NewProof): Promise<ProofOutcome> {
  const { memberId, purpose, email, hash } = proof;
  const { rows } = await sql<{ outcome: ProofOutcome }>`
    select proof_begin(${memberId}::uuid, ${purpose}, ${email}, ${hash}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'too-many';
}

export interface LinkTools {
  readonly proofs: AddressProofs;
  readonly vault: Vault;
}

/** Mails an address the link that proves it. */
export async function mailProof(
  trx: Kysely<Database>,
  { proofs, vault }: LinkTools,
  { base, locale, ...request }: Omit<NewProof, 'hash'> & { readonly base: string; readonly locale: string },
): Promise<ProofOutcome> {
  const { hash, proof } = proofs.make();
  const outcome = await startProof(trx, { ...request, hash });
  if (outcome !== 'begun') return outcome;
  const values = { link: confirmationLink(base, proof) };
  await queueMail(trx, vault, {
    key: `address:${randomUUID()}`,
    to: request.email,
    kind: 'confirm-address',
    locale,
    values,
  });
  return outcome;
}
