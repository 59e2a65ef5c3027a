import { unreachable } from '@kinora/contracts';
import type { RuleReason } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a combination is not made. A new rule of the catalogue stops compiling here. */
export function ruleWords(reason: RuleReason): MessageDescriptor {
  switch (reason) {
    case '1080p-short-only':
      return msg`At 1080p this model makes its shortest clips only.`;
    case '1080p-normal-only':
      return msg`At 1080p this model moves at normal speed only.`;
    case 'fast-short-only':
      return msg`Fast motion is made at 5 s only.`;
    case 'not-above-source':
      return msg`Upscale makes a video larger: your video has these lines already.`;
    case 'silent-unpriced':
      return msg`Its maker sells this resolution with sound only.`;
    case 'tier-resolution':
      return msg`This quality is not sold at this resolution.`;
    default:
      return unreachable(reason);
  }
}
