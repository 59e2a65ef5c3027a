import { apiClientAtom, exportCredits, readCreation, readCreditHistory, type ApiFailure } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { fail, type CreditEntry, type CreditFilter, type creditHistory, type RefusalOf } from '@kinora/contracts';
import { atom } from 'jotai';

import { beginDownloadAtom } from '../account-atoms.ts';
import { downloadFailure } from '../account-data/download-failure.ts';
import { historyFilter, type HistoryChoice } from './history-filter.ts';

type HistoryFailure = ApiFailure<RefusalOf<typeof creditHistory>>;

/** The history as far as it was read. */
export interface KnownHistory {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly choice: HistoryChoice;
  readonly entries: readonly CreditEntry[];
  readonly next: string | null;
  /** Why the last page did not come; those before stay. */
  readonly failure: HistoryFailure | null;
  readonly isLoadingMore: boolean;
}

const PAGE = 20;
const NOTHING: KnownHistory = {
  state: 'loading',
  choice: { view: 'all', span: 'ever' },
  entries: [],
  next: null,
  failure: null,
  isLoadingMore: false,
};

interface Read {
  readonly owner: string | undefined;
  /** Counts readings from the top: an answer to an earlier one comes too late. */
  readonly round: number;
  /** Without what was chosen since: the pages of one reading belong together. */
  readonly filter: CreditFilter;
  readonly known: KnownHistory;
}
const readAtom = atom<Read>({ owner: undefined, round: 0, filter: {}, known: NOTHING });

/** The history of the member who is here. */
export const historyAtom = atom((get) => {
  const { owner, known } = get(readAtom);
  return owner === get(memberAtom)?.id ? known : { ...NOTHING, choice: known.choice };
});

/** What stays in sight while a choice is read: the same one as it is, of another one nothing. */
function keptFor(choice: HistoryChoice, before: KnownHistory): KnownHistory {
  const isSame = choice.view === before.choice.view && choice.span === before.choice.span;
  return isSame && before.state === 'ready' ? before : { ...NOTHING, choice };
}

/** Reads the newest page of what was chosen. The same choice again keeps what is in sight until the answer. */
export const loadHistoryAtom = atom(null, async (get, set, wanted?: HistoryChoice) => {
  const before = get(historyAtom);
  const choice = wanted ?? before.choice;
  const owner = get(memberAtom)?.id;
  const round = get(readAtom).round + 1;
  const filter = historyFilter(choice, Date.now());
  const kept = keptFor(choice, before);
  set(readAtom, { owner, round, filter, known: kept });
  const page = await readCreditHistory(get(apiClientAtom), { ...filter, limit: PAGE });
  if (get(readAtom).round !== round || get(memberAtom)?.id !== owner) return;
  const known: KnownHistory = page.ok
    ? { ...NOTHING, ...page.value, choice, state: 'ready' }
    : { ...kept, state: kept.state === 'ready' ? 'ready' : 'failed', failure: page.failure };
  set(readAtom, { owner, round, filter, known });
});

/** Reads the next page, once at a time. */
export const moreHistoryAtom = atom(null, async (get, set) => {
  const { owner, round, filter, known } = get(readAtom);
  const { next } = known;
  if (next === null || known.isLoadingMore || get(memberAtom)?.id !== owner) return;
  set(readAtom, { owner, round, filter, known: { ...known, isLoadingMore: true, failure: null } });
  const page = await readCreditHistory(get(apiClientAtom), { ...filter, cursor: next, limit: PAGE });
  const now = get(readAtom);
  if (now.round !== round) return;
  const rest = { ...now.known, isLoadingMore: false };
  const read: KnownHistory = page.ok
    ? { ...rest, entries: [...rest.entries, ...page.value.entries], next: page.value.next }
    : { ...rest, failure: page.failure };
  set(readAtom, { ...now, known: read });
});

/** Has the chosen lines written into a file by the browser, with times of the reader's zone. */
export const exportHistoryAtom = atom(null, async (get) => {
  const { choice } = get(historyAtom);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const made = await exportCredits(get(apiClientAtom), { ...historyFilter(choice, Date.now()), zone });
  if (!made.ok) return made;
  const begun = await get(beginDownloadAtom).begin(made.value);
  return begun.ok ? begun : fail(downloadFailure(begun.failure));
});

/** Where the clip of a line can be watched; null where there is none, or none any more. */
export const findClipAtom = atom(null, async (get, _set, id: string): Promise<string | null> => {
  const read = await readCreation(get(apiClientAtom), id);
  return read.ok ? (read.value.result?.url ?? null) : null;
});
