import { createKeyKinds } from '../../adapters/routing/key-kinds.ts';
import { problemOfKey } from '../../adapters/routing/test-key.ts';
import { offersOf, type OwnKeyDeps } from '../../app/routing/own-keys.ts';
import type { Runtime } from '../runtime.ts';

/** What members' own keys need, in the calls that keep them and in those that make clips with them. */
export function ownKeyParts({ ownKeys, routeBook }: Pick<Runtime, 'ownKeys' | 'routeBook'>): OwnKeyDeps {
  const keyKinds = createKeyKinds();
  return {
    ownKeys,
    keyKinds,
    keyOffers: offersOf(keyKinds),
    async isRefused(provider, key) {
      const simulated = routeBook.find(`simulated-${provider}`);
      const problem = await problemOfKey({ provider, base: simulated?.route.base ?? null, models: {} }, { key });
      return problem?.reason === 'key-refused';
    },
  };
}
