import type { SignedUp } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a new account begins without start credits. */
export function startRefusedMessage(reason: NonNullable<SignedUp['startRefused']>): MessageDescriptor {
  switch (reason) {
    case 'address':
      return msg`Start credits were given at this network address already, so this account begins with 0.`;
    case 'device':
      return msg`Start credits were given to this device already, so this account begins with 0.`;
    case 'day':
      return msg`All start credits of today are given out, so this account begins with 0.`;
    default:
      return unreachable(reason);
  }
}
