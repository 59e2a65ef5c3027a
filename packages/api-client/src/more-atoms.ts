import type { Result } from '@kinora/contracts';
import { atom, type Atom, type WritableAtom } from 'jotai';

import type { AnswerState } from './answer-atoms.ts';
import { apiClientAtom } from './api-client-atom.ts';
import type { ApiClient } from './api-client.ts';

interface Pages {
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface MoreOptions<Value extends Pages, Failure> {
  /** The pages that are known. */
  readonly knownAtom: Atom<AnswerState<Value, unknown>>;
  readonly changeAtom: WritableAtom<null, [(value: Value) => Value], void>;
  readonly read: (client: ApiClient, known: Value, cursor: string) => Promise<Result<Value, Failure>>;
  readonly add: (known: Value, page: Value) => Value;
}

/** The pages after the first one of an answer. */
export function createMore<Value extends Pages, Failure>(options: MoreOptions<Value, Failure>) {
  const { knownAtom, changeAtom, read, add } = options;
  type More = { readonly isLoading: boolean; readonly failure: Failure | null };
  const NONE: More = { isLoading: false, failure: null };
  const baseAtom = atom<{ readonly known: Value | null; readonly more: More }>({ known: null, more: NONE });
  const valueAtom = atom((get) => {
    const known = get(knownAtom);
    return known.state === 'ready' ? known.value : null;
  });

  /** How it stands with the page after the last one that is known. */
  const moreAtom = atom((get) => {
    const { known, more } = get(baseAtom);
    return known === get(valueAtom) ? more : NONE;
  });

  /** Reads the page after the last one, once at a time. What is known stays when it does not come. */
  const loadAtom = atom(null, async (get, set) => {
    const known = get(valueAtom);
    if (!known || known.next === null || get(moreAtom).isLoading) return;
    set(baseAtom, { known, more: { isLoading: true, failure: null } });
    const page = await read(get(apiClientAtom), known, known.next);
    if (get(valueAtom) !== known) return;
    set(baseAtom, { known, more: { isLoading: false, failure: page.ok ? null : page.failure } });
    if (page.ok) set(changeAtom, (value) => add(value, page.value));
  });
  return { moreAtom, loadAtom };
}
