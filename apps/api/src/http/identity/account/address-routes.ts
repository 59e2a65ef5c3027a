import { fail, ok } from '@kinora/contracts';
import {
  changeEmailInput,
  changeNoticeEmailInput,
  confirmationInput,
  noInput,
  proofInput,
} from '@kinora/contracts/identity-schemas';

import {
  changeEmail,
  changeNoticeEmail,
  type ChangeAddressDeps,
} from '../../../app/identity/account/change-address.ts';
import type { Addresses } from '../../../domain/identity/address.ts';
import { route } from '../../route.ts';
import { memberIdOf, memberSessionOf } from '../visitor.ts';
import { profileOf } from './profile-routes.ts';

export interface AddressRouteDeps extends Omit<ChangeAddressDeps, 'addresses'> {
  readonly addresses: Addresses;
  /** Where this server is reached, for the links it mails. */
  readonly base: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const HOUR_SECONDS = 3600;

/** The refusal, with the time to wait where there were too many links. */
const refused = <Reason extends string>(reason: Reason) =>
  fail({ reason, ...(reason === 'busy' ? { details: { retry_after: HOUR_SECONDS } } : {}) });

/** The calls that prove addresses and change them. */
export function addressRoutes(deps: AddressRouteDeps) {
  const { addresses, base, now } = deps;
  return [
    route('sendConfirmation', {
      access: 'member',
      schema: confirmationInput,
      handle: async ({ purpose = 'account' }, visitor) => {
        const sent = await addresses.sendConfirmation({ memberId: memberIdOf(visitor), base: base(), purpose });
        return sent.ok ? ok(await profileOf(deps, visitor)) : refused(sent.failure);
      },
    }),
    route('withdrawEmail', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => {
        await addresses.withdrawEmail(memberIdOf(visitor));
        return ok(await profileOf(deps, visitor));
      },
    }),
    route('confirmAddress', {
      access: 'anyone',
      schema: proofInput,
      handle: async ({ proof }) => {
        const confirmed = await addresses.confirm(proof);
        return confirmed.ok ? ok(confirmed.value) : fail({ reason: confirmed.failure });
      },
    }),
    route('changeEmail', {
      access: 'member',
      schema: changeEmailInput,
      handle: async ({ email, current }, visitor) => {
        const proof = { session: memberSessionOf(visitor), current, now: now() };
        const changed = await changeEmail(deps, { ...proof, email, base: base() });
        return changed.ok ? changed : refused(changed.failure);
      },
    }),
    route('changeNoticeEmail', {
      access: 'member',
      schema: changeNoticeEmailInput,
      handle: async ({ email, current }, visitor) => {
        const proof = { session: memberSessionOf(visitor), current, now: now() };
        const changed = await changeNoticeEmail(deps, { ...proof, email, base: base() });
        return changed.ok ? changed : refused(changed.failure);
      },
    }),
  ];
}
