import { unreachable } from '@kinora/contracts';
import type { RuleReason } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a combination is not made. A new rule of the catalogue stops compiling here. */
export function ruleWords(reason: RuleReason): MessageDescriptor {
  switch (reason) {
    case '1080p-short-only':
      return msg`At 1080p, this model only makes its shortest clips.`;
    case '1080p-normal-only':
      return msg`At 1080p, this model only offers normal speed.`;
    case 'fast-short-only':
      return msg`Fast motion is only available at 5 s.`;
    case 'not-above-source':
      return msg`Your video already has this resolution. Upscale needs a larger one.`;
    case 'silent-unpriced':
      return msg`The provider only offers this resolution with sound.`;
    case 'tier-resolution':
      return msg`This quality isn’t available at this resolution.`;
    default:
      return unreachable(reason);
  }
}
