import { KEY_PROVIDERS, type KeyProvider } from '@kinora/contracts/creations';

import type { KeyKind } from '../../app/routing/own-keys.ts';
import { openProvider } from './open-provider.ts';

function kindOf(provider: KeyProvider): KeyKind {
  const opened = openProvider({ provider, base: null, models: {} }, { key: '' });
  if (!opened) throw new Error(`there is no provider ${provider}`);
  return opened.provider;
}

/** What a key of each provider makes. */
export const createKeyKinds = (): Readonly<Record<KeyProvider, KeyKind>> =>
  // Each provider of the list is there.
  Object.fromEntries(KEY_PROVIDERS.map((provider) => [provider, kindOf(provider)])) as Record<KeyProvider, KeyKind>;
