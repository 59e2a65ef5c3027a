import { fail, ok, type Permissions } from '@kinora/contracts';
import {
  bindDeviceInput,
  bindDeviceInputKept,
  noInput,
  productInitInput,
  productInitInputKept,
} from '@kinora/contracts/identity-schemas';

import type { Devices } from '../../../domain/identity/devices.ts';
import type { Members } from '../../../domain/identity/identity.ts';
import { route } from '../../route.ts';
import { memberIdOf } from '../visitor.ts';

const allowed = (isMember: boolean): Permissions => ({ create: isMember, upload: isMember, download: isMember });

export interface ProductRouteDeps {
  readonly devices: Pick<Devices, 'note'>;
  readonly members: Pick<Members, 'find'>;
  /** Whether cookies carry sessions, so that their pages have no token to show. */
  readonly isKept: boolean;
}

/** What the product says about the owner of a session. */
export function productRoutes({ devices, isKept, members }: ProductRouteDeps) {
  return [
    route('permissions', {
      access: 'session',
      schema: noInput,
      handle: (_input, { session }) => Promise.resolve(ok({ permissions: allowed(session?.kind === 'member') })),
    }),
    route('productInit', {
      access: 'member',
      schema: isKept ? productInitInputKept : productInitInput,
      handle: async ({ integral_user_id: id, integral_token: token = '' }, visitor) => {
        if (id !== memberIdOf(visitor) || token !== visitor.token) return fail({ reason: 'members-only' });
        const member = await members.find(id);
        return ok({ is_register_send: member?.emailConfirmed === false });
      },
    }),
    route('bindDevice', {
      access: 'member',
      schema: isKept ? bindDeviceInputKept : bindDeviceInput,
      handle: async ({ device_code: code, token = '' }, visitor) => {
        if (token !== visitor.token) return fail({ reason: 'members-only' });
        const { deviceHash: hash, earlier = [] } = visitor.origin(code);
        if (!hash) return ok(null);
        const known = earlier.flatMap((one) => (one.deviceHash ? [{ hash: one.deviceHash }] : []));
        const device = { hash, earlier: known, name: '', isProven: false };
        await devices.note(memberIdOf(visitor), device, { tell: false });
        return ok(null);
      },
    }),
  ];
}
