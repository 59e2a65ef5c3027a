import { ok } from '@kinora/contracts';
import { noInput } from '@kinora/contracts/identity-schemas';
import { ownKeyInput, ownKeyOf } from '@kinora/contracts/schemas';

import { listKeys, removeKey, saveKey, type OwnKeyDeps } from '../../app/routing/own-keys.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';

/** A member's own keys of vendors. */
export function ownKeyRoutes(deps: OwnKeyDeps) {
  return [
    route('listOwnKeys', {
      access: 'member',
      schema: noInput,
      handle: async (_none, visitor) => ok(await listKeys(deps, memberIdOf(visitor))),
    }),
    route('saveOwnKey', {
      access: 'member',
      schema: ownKeyInput,
      handle: (asked, visitor) => saveKey(deps, { ...asked, memberId: memberIdOf(visitor) }),
    }),
    route('removeOwnKey', {
      access: 'member',
      schema: ownKeyOf,
      handle: ({ provider }, visitor) => removeKey(deps, { provider, memberId: memberIdOf(visitor) }),
    }),
  ];
}
