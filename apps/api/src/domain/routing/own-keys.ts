import type { KeyProvider, OwnKey } from '@kinora/contracts/creations';

/** Members' own keys of vendors, each a route for that member only. */
export interface OwnKeys {
  list(memberId: string): Promise<readonly OwnKey[]>;
  /** Keeps it sealed, instead of the one there was. */
  save(memberId: string, provider: KeyProvider, key: string): Promise<void>;
  /** Clips that are being made with it are finished. False where there was none. */
  remove(memberId: string, provider: KeyProvider): Promise<boolean>;
}

/** The route of a member's own key. */
export const ownRouteId = (memberId: string, provider: KeyProvider): string => `own:${provider}:${memberId}`;

export const isOwnRoute = (id: string): boolean => id.startsWith('own:');
