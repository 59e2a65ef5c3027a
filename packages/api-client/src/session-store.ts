/** Where the session of this browser lives; the client asks, the package `auth` answers. */
export interface SessionStore {
  /** The token in use; empty when there is none. */
  token(): string;
  /**
   * Replaces a session the server no longer knows by a new guest session; false when that did not work. `stale` is
   * the token that was refused, so that a session another tab renewed meanwhile is taken over instead.
   */
  renew(stale: string): Promise<boolean>;
  /** Forgets the session. */
  clear(): void;
}
