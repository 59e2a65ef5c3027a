import type { SignedUp } from '@kinora/api-client';
import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a new account begins without start credits. */
export function startRefusedMessage(reason: NonNullable<SignedUp['startRefused']>): MessageDescriptor {
  switch (reason) {
    case 'address':
      return msg`Welcome credits were already claimed on this network, so this account starts with 0.`;
    case 'device':
      return msg`Welcome credits were already claimed on this device, so this account starts with 0.`;
    case 'day':
      return msg`Today’s welcome credits have all been claimed, so this account starts with 0.`;
    default:
      return unreachable(reason);
  }
}
