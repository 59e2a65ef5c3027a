import { apiClientAtom, type ApiFailure } from '@kinora/api-client';
import { changeFound, searchLibrary } from '@kinora/api-client/creations';
import type { Result } from '@kinora/contracts';
import { ZIP_CLIPS_MAX, type LibraryChange } from '@kinora/contracts/library';
import { atom } from 'jotai';

import { queryAtom } from '../library-atoms.ts';
import { loadOverviewAtom } from '../overview-atoms.ts';
import { chosenAtom } from '../selection-atoms.ts';
import { showChangeAtom, type Changed } from './change-atoms.ts';

/** Everything that is chosen of a search, as the server is asked for it; undefined where clips are chosen one by one. */
const wholeAtom = atom((get) => {
  const { whole } = get(chosenAtom);
  if (!whole) return undefined;
  const query = get(queryAtom);
  return { query: { ...query, to: Math.min(query.to ?? whole.asOf, whole.asOf) }, except: [...whole.except] };
});

export interface FoundRequest {
  readonly change: Omit<LibraryChange, 'ids'>;
  /** How many were looked at so far. */
  readonly onSeen: (count: number) => void;
}

/** Changes everything that is chosen of a search, step by step; what was done is kept also where it ended early. */
export const changeWholeAtom = atom(null, async (get, set, { change, onSeen }: FoundRequest): Promise<Changed> => {
  const whole = get(wholeAtom);
  if (!whole) return { ids: [], failure: null };
  const ids: string[] = [];
  let [cursor, seen, failure]: [string | null, number, ApiFailure | null] = ['', 0, null];
  while (cursor !== null && failure === null) {
    const step = { ...whole, ...change, ...(cursor === '' ? {} : { cursor }) };
    const result = await changeFound(get(apiClientAtom), step);
    if (result.ok) {
      ids.push(...result.value.changed);
      seen += result.value.seen;
      onSeen(seen);
      cursor = result.value.next;
    } else ({ failure } = result);
  }
  set(showChangeAtom, { ...change, ids });
  await set(loadOverviewAtom);
  return { ids, failure };
});

/** The ids of everything that is chosen, where one file may hold so many. */
export const chosenIdsAtom = atom(null, async (get): Promise<Result<readonly string[], ApiFailure>> => {
  const whole = get(wholeAtom);
  if (!whole) return { ok: true, value: get(chosenAtom).items.map(({ id }) => id) };
  const except = new Set(whole.except);
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && ids.length <= ZIP_CLIPS_MAX) {
    const page: Awaited<ReturnType<typeof searchLibrary>> = await searchLibrary(get(apiClientAtom), {
      ...whole.query,
      limit: ZIP_CLIPS_MAX,
      ...(cursor === '' ? {} : { cursor }),
    });
    if (!page.ok) return page;
    ids.push(...page.value.items.map(({ id }) => id).filter((id) => !except.has(id)));
    cursor = page.value.next;
  }
  return { ok: true, value: ids };
});
