import { fail, ok } from '@kinora/contracts';
import { creationById, shareById, shareInput } from '@kinora/contracts/schemas';

import { withinLimits, type LimitDeps } from '../../app/within-limits.ts';
import type { Shares } from '../../domain/sharing/shares.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';
import { sharedClipOf, shareLinkOf } from './present-share.ts';

export interface ShareRouteDeps extends LimitDeps {
  readonly shares: Shares;
  /** The address of this server. */
  readonly base: () => string;
}

/** Sharing clips by link, and reading what a link leads to. */
export function shareRoutes({ base, shares, ...limits }: ShareRouteDeps) {
  return [
    route('shareCreation', {
      access: 'member',
      schema: shareInput,
      handle: async (creation, visitor) => {
        const result = await shares.open(memberIdOf(visitor), creation);
        return result.ok ? ok(shareLinkOf(result.value, base())) : fail({ reason: result.failure });
      },
    }),
    route('getShare', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const share = await shares.of(memberIdOf(visitor), id);
        if (share === undefined) return fail({ reason: 'unknown-creation' });
        return ok(share && shareLinkOf(share, base()));
      },
    }),
    route('stopSharing', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) =>
        (await shares.close(memberIdOf(visitor), id)) ? ok(null) : fail({ reason: 'unknown-creation' }),
    }),
    route('sharedClip', {
      access: 'anyone',
      schema: shareById,
      handle: async ({ id }, visitor) => {
        const admitted = await withinLimits(limits, 'shared-clip', visitor.caller());
        if (!admitted.ok) return fail({ reason: 'busy', details: { retry_after: admitted.failure.retryAfter } });
        const found = await shares.find(id);
        const clip = found && sharedClipOf(found);
        return clip ? ok(clip) : fail({ reason: 'unknown-share' });
      },
    }),
  ];
}
