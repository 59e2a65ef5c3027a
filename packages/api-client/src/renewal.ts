import { initTourists } from '@kinora/contracts/identity';
import { CODES, type EndpointSpec } from '@kinora/contracts/wire';

import type { SessionStore } from './session-store.ts';

/** After so many renewals in a row that helped nothing, no more are tried until a call works again. */
const GIVE_UP_AFTER = 2;

/** How an attempt ended, and the session it was made in: its token or mark. */
interface Attempt {
  readonly code: number;
  readonly token: string;
}

const isRefused = ({ code }: Attempt) => code === CODES.sessionExpired || code === CODES.sessionReplaced;

// Renewal itself asks for a guest session: its refusal must not renew again.
const needsSession = ({ anonymous, path }: EndpointSpec) => anonymous !== true && path !== initTourists.path;

/** Renews the session once for any number of calls that failed on the same one, and never in a circle. */
export function createRenewal(session: Omit<SessionStore, 'hide'>) {
  let running: Promise<boolean> | undefined;
  let useless = 0;

  function countUseless(): void {
    useless += 1;
    if (useless === GIVE_UP_AFTER) session.clear();
  }

  async function renew(stale: string): Promise<boolean> {
    const renewed = await session.renew(stale).catch(() => false);
    running = undefined;
    if (!renewed) countUseless();
    return renewed;
  }

  /** Whether a call that was refused with the token `stale` can be sent again. */
  function canRepeat(stale: string): Promise<boolean> {
    const token = session.token();
    if (token !== stale && token !== '') return Promise.resolve(true);
    if (useless >= GIVE_UP_AFTER) return Promise.resolve(false);
    running ??= renew(stale);
    return running;
  }

  /** Runs an attempt, and once more with a renewed session where the first was refused for it. */
  return async function withSession<A extends Attempt>(endpoint: EndpointSpec, attempt: () => Promise<A>): Promise<A> {
    const first = await attempt();
    if (!needsSession(endpoint)) return first;
    if (!isRefused(first)) {
      useless = 0;
      return first;
    }
    if (!(await canRepeat(first.token))) return first;
    const second = await attempt();
    if (isRefused(second)) countUseless();
    else useless = 0;
    return second;
  };
}
