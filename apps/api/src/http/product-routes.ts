import { fail, ok, type Permissions } from '@kinora/contracts';
import { noInput, productInitInput } from '@kinora/contracts/schemas';

import type { Members } from '../domain/identity.ts';
import { route, type Route } from './route.ts';
import { memberIdOf } from './visitor.ts';

const allowed = (isMember: boolean): Permissions => ({ create: isMember, upload: isMember, download: isMember });

/** What the product says about the owner of a session. */
export function productRoutes({ members }: { readonly members: Pick<Members, 'find'> }): Route[] {
  return [
    route('permissions', {
      access: 'session',
      schema: noInput,
      handle: (_input, { session }) => Promise.resolve(ok({ permissions: allowed(session?.kind === 'member') })),
    }),
    route('productInit', {
      access: 'member',
      schema: productInitInput,
      handle: async ({ integral_user_id: id, integral_token: token }, visitor) => {
        if (id !== memberIdOf(visitor) || token !== visitor.token) return fail({ reason: 'members-only' });
        const member = await members.find(id);
        return ok({ is_register_send: member?.emailConfirmed === false });
      },
    }),
  ];
}
