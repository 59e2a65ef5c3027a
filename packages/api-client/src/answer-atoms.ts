import type { Result } from '@kinora/contracts';
import { atom, type Atom } from 'jotai';

import { apiClientAtom } from './api-client-atom.ts';
import type { ApiClient } from './api-client.ts';
import { refreshWhileMounted } from './refresh-while-mounted-atoms.ts';

/** What is known of an answer of the server. */
export type AnswerState<Value, Failure> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  /** `failure` is why the newest refresh failed; the value is the one from before. */
  | { readonly state: 'ready'; readonly value: Value; readonly failure: Failure | null };

export interface AnswerOptions<Owner, Value, Failure> {
  /** Whose answer it is, or what it answers; null asks nothing. Another owner's answer is never shown. */
  readonly ownerAtom: Atom<Owner | null>;
  readonly read: (client: ApiClient, owner: Owner) => Promise<Result<Value, Failure>>;
  /** The answer is refreshed whenever this changes while it is shown. */
  readonly newsAtom?: Atom<unknown>;
}

const LOADING = { state: 'loading' } as const;
const noNewsAtom = atom(null);

/** The state of one owner's answer: for any other owner nothing is known. */
function createKnown<Owner, Value, Failure>(ownerAtom: Atom<Owner | null>) {
  type Known = AnswerState<Value, Failure>;
  const heardAtom = atom<{ readonly owner: Owner | null; readonly known: Known }>({ owner: null, known: LOADING });
  return atom(
    (get): Known => {
      const { owner, known } = get(heardAtom);
      return Object.is(owner, get(ownerAtom)) ? known : LOADING;
    },
    (get, set, known: Known) => set(heardAtom, { owner: get(ownerAtom), known }),
  );
}

/** An answer of the server as atoms: asked for while it is shown, kept for its owner, refreshed in place. */
export function createAnswer<Owner, Value, Failure>(options: AnswerOptions<Owner, Value, Failure>) {
  const { ownerAtom, read, newsAtom = noNewsAtom } = options;
  const baseAtom = createKnown<Owner, Value, Failure>(ownerAtom);
  /** The newest call, while it is under way. */
  const callAtom = atom<{ readonly owner: Owner; readonly news: unknown } | null>(null);
  const endAtom = atom(Promise.resolve());

  /** Calls; the newest call counts. The answer of an earlier one fills the place while it is empty. */
  const callServerAtom = atom(null, async (get, set, owner: Owner): Promise<void> => {
    const call = { owner, news: get(newsAtom) };
    set(callAtom, call);
    try {
      const result = await read(get(apiClientAtom), owner);
      const known = get(baseAtom);
      const isWanted = get(callAtom) === call || (result.ok && known.state !== 'ready');
      if (!isWanted || !Object.is(get(ownerAtom), owner)) return;
      if (result.ok) set(baseAtom, { state: 'ready', value: result.value, failure: null });
      else set(baseAtom, { ...(known.state === 'ready' ? known : { state: 'failed' }), failure: result.failure });
    } finally {
      if (get(callAtom) === call) set(callAtom, null);
    }
  });

  /** Waits until no call is under way: also for one that took the place of another. */
  const waitAtom = atom(null, async (get): Promise<void> => {
    while (get(callAtom) !== null) await get(endAtom);
  });

  const refreshAtom = atom(null, (get, set): Promise<void> => {
    const owner = get(ownerAtom);
    if (owner === null) return Promise.resolve();
    if (get(baseAtom).state === 'failed') set(baseAtom, LOADING);
    set(endAtom, set(callServerAtom, owner));
    return set(waitAtom);
  });

  /** Waits for the call under way, unless it began before the newest news. */
  const joinAtom = atom(null, (get, set): Promise<void> => {
    const call = get(callAtom);
    const isFresh = call && Object.is(call.owner, get(ownerAtom)) && Object.is(call.news, get(newsAtom));
    return set(isFresh ? waitAtom : refreshAtom);
  });

  const askingAtom = refreshWhileMounted([ownerAtom, newsAtom], joinAtom);
  return {
    /** What is known; showing it asks for it, and refreshes what is there. */
    answerAtom: atom((get) => {
      get(askingAtom);
      return get(baseAtom);
    }),
    /** What is known; reading it asks for nothing. */
    knownAtom: atom((get) => get(baseAtom)),
    /** Asks if there is nothing to show, or the last try failed; resolves when the answer is there. */
    loadAtom: atom(null, (get, set) => {
      const known = get(baseAtom);
      return known.state === 'ready' && known.failure === null ? Promise.resolve() : set(joinAtom);
    }),
    /** Asks again; what is known stays until the new answer is there. */
    refreshAtom,
    /** Takes over an answer that came another way; an older question's answer no longer counts. */
    takeAtom: atom(null, (_get, set, value: Value) => {
      set(callAtom, null);
      set(baseAtom, { state: 'ready', value, failure: null });
    }),
    /** Changes what is known, where there is something. */
    changeAtom: atom(null, (get, set, change: (value: Value) => Value) => {
      const known = get(baseAtom);
      if (known.state === 'ready') set(baseAtom, { ...known, value: change(known.value) });
    }),
  };
}
