/** Where the session of this browser lives; the client asks, the package `auth` answers. */
export interface SessionStore {
  /** The token in use, or a mark where the server keeps it from scripts (`isSessionMark`); empty when there is none. */
  token(): string;
  /**
   * Replaces a session the server no longer knows by a new guest session; false when that did not work. `stale` is
   * the token that was refused, so that a session another tab renewed meanwhile is taken over instead.
   */
  renew(stale: string): Promise<boolean>;
  /** Forgets a token that the server keeps from here on, and leaves a mark in its place. */
  hide(token: string): void;
  /** Forgets the session. */
  clear(): void;
}
