import { apiClientAtom, createPages, cursorOf, type Page } from '@kinora/api-client';
import { readCreation } from '@kinora/api-client/creations';
import { exportCredits, readCreditHistory } from '@kinora/api-client/money';
import { createMemberAnswer, memberIdAtom } from '@kinora/auth';
import { fail, ok } from '@kinora/contracts';
import type { CreditEntry, CreditFilter } from '@kinora/contracts/money';
import { atom } from 'jotai';

import { beginDownloadAtom } from '../account-atoms.ts';
import { downloadFailure } from '../account-data/download-failure.ts';
import { moneyNewsAtom } from '../money-news-atoms.ts';
import { historyFilter, type HistoryChoice } from './history-filter.ts';
import { linesOf } from './history-lines.ts';

/** The history as far as it was read, newest first. */
interface HistoryPages extends Page<CreditEntry> {
  /** Says from when on: the pages of one reading belong together. */
  readonly filter: CreditFilter;
}

const PAGE = 20;
/** A page may hold nothing but entries of clips that are told of already; so many are read over. */
const READ_OVER = 5;

const choiceBaseAtom = atom<HistoryChoice>({ view: 'all', span: 'ever' });

/** What of the history is shown. */
export const historyChoiceAtom = atom((get) => get(choiceBaseAtom));

export const chooseHistoryAtom = atom(null, (_get, set, choice: HistoryChoice) => set(choiceBaseAtom, choice));

/** Another member or another choice has another history. */
const askedAtom = atom((get) => {
  const memberId = get(memberIdAtom);
  const choice = get(choiceBaseAtom);
  return memberId === null ? null : { memberId, choice };
});

const history = createPages({
  ownerAtom: askedAtom,
  newsAtom: moneyNewsAtom,
  readPage: async (client, { choice }, known: HistoryPages | null) => {
    const filter = known?.filter ?? historyFilter(choice, Date.now());
    const page = await readCreditHistory(client, { ...filter, ...cursorOf(known), limit: PAGE });
    return page.ok ? ok<HistoryPages>({ ...page.value, filter }) : page;
  },
});

/** The newest page of what was chosen, and those read on; read while it is shown. */
export const historyAtom = history.answerAtom;

export const loadHistoryAtom = history.loadAtom;

/** How it stands with the next page. */
export const moreHistoryStateAtom = history.moreAtom;

/** How much is there to see; null while there is nothing, or no more. */
const shownAtom = atom((get) => {
  const known = get(historyAtom);
  if (known.state !== 'ready' || known.value.next === null) return null;
  const entries = known.value.items;
  return { entries: entries.length, lines: linesOf(get(choiceBaseAtom).view, entries).length };
});

/** Reads on, once at a time, until another line is there. */
export const moreHistoryAtom = atom(null, async (get, set) => {
  for (let page = 0; page < READ_OVER; page += 1) {
    const before = get(shownAtom);
    await set(history.loadMoreAtom);
    const now = get(shownAtom);
    const isPageWithoutLines = before && now && now.entries > before.entries && now.lines === before.lines;
    if (!isPageWithoutLines) return;
  }
});

/** Has the chosen lines written into a file by the browser, with times of the reader's zone. */
export const exportHistoryAtom = atom(null, async (get) => {
  const choice = get(historyChoiceAtom);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const made = await exportCredits(get(apiClientAtom), { ...historyFilter(choice, Date.now()), zone });
  if (!made.ok) return made;
  const begun = await get(beginDownloadAtom).begin(made.value);
  return begun.ok ? begun : fail(downloadFailure(begun.failure));
});

/** Where the clip of a line can be watched; null where there is none, or none any more. */
export const createClipAddress = (id: string | undefined) =>
  createMemberAnswer({
    read: async (client) => {
      const read = id === undefined ? null : await readCreation(client, id);
      return ok(read?.ok ? (read.value.result?.url ?? null) : null);
    },
  });
