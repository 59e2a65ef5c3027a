/** What the address of the page carried for us, and no longer does. */
export interface Arrival {
  /** The blob of a sign-in that was begun elsewhere. */
  readonly signal?: string;
  /** Why a sign-in with another provider failed. */
  readonly signin?: string;
}

const SIGNALS = ['signal', 'uc_signal'];
const OURS = [...SIGNALS, 'signin', 'language'];

interface Address {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
}

/** Takes out of the address what must not be seen, kept or sent on, before anything else reads it. */
export function takeArrival({ location, history }: Address = globalThis): Arrival {
  const url = new URL(location.href);
  const query = url.searchParams;
  if (!OURS.some((name) => query.has(name))) return {};
  const signal = SIGNALS.map((name) => query.get(name)).find(Boolean);
  const signin = query.get('signin');
  for (const name of OURS) query.delete(name);
  history.replaceState(history.state, '', url);
  return { ...(signal && { signal }), ...(signin && { signin }) };
}
