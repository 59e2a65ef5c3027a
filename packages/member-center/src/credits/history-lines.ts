import type { CreditEntry, CreditKind } from '@kinora/contracts/money';

import type { HistoryView } from './history-filter.ts';

/** One line of the history: a clip with what became of its credits, or credits that came or went. */
export interface HistoryLine {
  /** The newest entry of the ledger that it stands for. */
  readonly entry: CreditEntry;
  readonly kind: CreditKind;
  /** What it did to the credits that can be spent, all in all. */
  readonly change: number;
  /** What can be spent after it, so that every line is the one below plus its change. */
  readonly balance: number;
}

type Fate = Pick<HistoryLine, 'kind' | 'change'>;

/** What became of the credits of a clip, by its receipt. */
function fateOf({ held, charged }: NonNullable<CreditEntry['creation']>['receipt']): Fate {
  if (held > 0) return { kind: 'held', change: -held - charged };
  return charged > 0 ? { kind: 'charged', change: -charged } : { kind: 'returned', change: 0 };
}

/** The same of a clip that was removed: nothing but this entry tells of it. */
function fateOfRemoved({ kind, change, amount }: CreditEntry): Fate {
  if (kind === 'charged') return { kind, change: -amount };
  return kind === 'returned' ? { kind, change: 0 } : { kind, change };
}

const isOfClip = ({ kind }: CreditEntry): boolean => kind === 'held' || kind === 'charged' || kind === 'returned';

/** Finds the entries that a newer one has told of already: the hold of a clip that is settled. */
function createToldBefore() {
  const clips = new Set<string>();
  const removed: number[] = [];
  return (entry: CreditEntry): boolean => {
    const { creation, kind, amount } = entry;
    if (!isOfClip(entry)) return false;
    if (creation) {
      const isTold = clips.has(creation.id);
      clips.add(creation.id);
      return isTold;
    }
    // Removed clips have no name: any hold of the same amount is as good as its own.
    if (kind !== 'held') {
      removed.push(amount);
      return false;
    }
    const place = removed.indexOf(amount);
    if (place !== -1) removed.splice(place, 1);
    return place !== -1;
  };
}

/** The entries of the ledger, newest first, with one line for each clip. */
function historyLines(entries: readonly CreditEntry[]): readonly HistoryLine[] {
  const isToldBefore = createToldBefore();
  let balance = entries[0]?.balance ?? 0;
  return entries.flatMap((entry): HistoryLine[] => {
    if (isToldBefore(entry)) return [];
    const { creation, kind, change } = entry;
    const fate = creation ? fateOf(creation.receipt) : fateOfRemoved(entry);
    const line = { entry, ...(isOfClip(entry) ? fate : { kind, change }), balance };
    balance -= line.change;
    return [line];
  });
}

/** The entries as they are: what came back counts, not that nothing was spent after all. */
const plainLines = (entries: readonly CreditEntry[]): readonly HistoryLine[] =>
  entries.map((entry) => ({ entry, kind: entry.kind, change: entry.change, balance: entry.balance }));

/** The lines of one view; a clip whose credits came back is none of those that were spent. */
export function linesOf(view: HistoryView, entries: readonly CreditEntry[]): readonly HistoryLine[] {
  if (view === 'all') return historyLines(entries);
  return view === 'spent' ? historyLines(entries).filter(({ change }) => change < 0) : plainLines(entries);
}
