import type { Outbound } from './outbound/outbound.ts';

/** What every remote provider is made of. */
export interface RemoteOptions {
  readonly outbound: Outbound;
  readonly key: string;
  /** Another address of the API than the vendor's own, without a slash at its end. */
  readonly base?: string | undefined;
  /** What the other side calls models of the catalogue, for a provider that has none of its own. */
  readonly models?: Readonly<Record<string, string>> | undefined;
  /** For an answer of the API; 30 s by default. */
  readonly timeoutMs?: number | undefined;
  /** What webhooks are signed with, where that is not the key. */
  readonly hookSecret?: string | undefined;
}
