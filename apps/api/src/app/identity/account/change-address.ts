import { fail, ok, type Result } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';

import type { Addresses, Asked } from '../../../domain/identity/address.ts';
import type { IdentityDeps } from '../../../domain/identity/identity.ts';
import type { Profiles } from '../../../domain/identity/profile.ts';
import { proveOwner, type OwnerProof } from './prove-owner.ts';

export interface ChangeAddressDeps extends Pick<IdentityDeps, 'members' | 'passwords'> {
  readonly addresses: Pick<Addresses, 'changeEmail' | 'changeNoticeEmail'>;
  readonly profiles: Profiles;
}

/** Another address for the member of a session. */
export interface NewAddress extends OwnerProof {
  readonly email: string;
  /** Where this server is reached. */
  readonly base: string;
}

type Changed<Refusal extends string> = Promise<Result<Profile, 'busy' | 'wrong-password' | Refusal>>;

async function asOwner<Refusal extends string>(
  deps: ChangeAddressDeps,
  proof: OwnerProof,
  ask: (memberId: string) => Promise<Asked<Refusal>>,
): Changed<Refusal> {
  const owner = await proveOwner(deps, proof);
  if (!owner.ok) return owner;
  const asked = await ask(owner.value.id);
  if (!asked.ok) return fail(asked.failure);
  const profile = await deps.profiles.read(owner.value.id, { now: proof.now });
  if (!profile) throw new Error('a live session has no member');
  return ok(profile);
}

/** Asks for another address of the account; the old one stays until the new one is confirmed. */
export function changeEmail(deps: ChangeAddressDeps, { base, email, ...proof }: NewAddress): Changed<'email-taken'> {
  return asOwner(deps, proof, (memberId) => deps.addresses.changeEmail({ memberId, base, email }));
}

/** Sets the notification address, or removes it where it is empty; it counts once it is confirmed. */
export function changeNoticeEmail(deps: ChangeAddressDeps, { base, email, ...proof }: NewAddress): Changed<never> {
  return asOwner(deps, proof, (memberId) => deps.addresses.changeNoticeEmail({ memberId, base, email }));
}
