import { fail, ok } from '@kinora/contracts';
import { supportInput } from '@kinora/contracts/schemas';

import type { SupportDesk } from '../../domain/mail/support.ts';
import { route } from '../route.ts';

/** The call that writes to the operator. */
export function supportRoutes({ supportDesk }: { readonly supportDesk: SupportDesk }) {
  return [
    route('contactSupport', {
      access: 'session',
      schema: supportInput,
      handle: async ({ topic, email, message, creation: creationId }, { origin, session }) => {
        const memberId = session?.kind === 'member' ? session.id : undefined;
        const { addressHash, earlier = [] } = origin(undefined);
        const place = { addressHash, earlierHashes: earlier.map((one) => one.addressHash) };
        const taken = await supportDesk.take({ topic, email, message, creationId, memberId, ...place });
        return taken.ok ? ok(null) : fail({ reason: 'busy', details: { retry_after: taken.failure.retryAfter } });
      },
    }),
  ];
}
