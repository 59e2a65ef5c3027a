import { storedAtom } from '@kinora/browser/kept';
import type { PageKind } from '@kinora/contracts/catalogue';
import { atom, type WritableAtom } from 'jotai';

import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { TEXTS_MAX } from './expand-prompt.ts';

/** What was wrong where a line came from: more cells than the table has columns, or an unclosed quote. */
export type Flaw = 'cells' | 'quote';

export interface ListLine {
  readonly text: string;
  /** Not reviewed yet. */
  readonly flaw?: Flaw;
}

/** A list as the browser keeps it. The line in hand is the prompt of the page; what it was before stands here. */
export interface KeptList {
  readonly lines: readonly ListLine[];
  /** Which line is in hand. */
  readonly at: number;
  /** What was typed before there was a list. */
  readonly typed: string;
  /** Something else is in the field for now. */
  readonly isAside: boolean;
}

/** Far above every model's limit; what is longer was not typed. */
const TEXT_MAX = 40_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parseLine(stored: unknown): readonly ListLine[] {
  if (!isRecord(stored) || typeof stored.text !== 'string') return [];
  const text = stored.text.slice(0, TEXT_MAX);
  return [stored.flaw === 'cells' || stored.flaw === 'quote' ? { text, flaw: stored.flaw } : { text }];
}

/** The list of an earlier visit; undefined where nothing of it makes sense. */
function parse(stored: unknown): KeptList | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.lines)) return undefined;
  const lines = stored.lines.slice(0, TEXTS_MAX).flatMap(parseLine);
  if (lines.length === 0) return undefined;
  const at = typeof stored.at === 'number' && stored.at in lines ? stored.at : 0;
  const typed = typeof stored.typed === 'string' ? stored.typed.slice(0, TEXT_MAX) : '';
  return { lines, at, typed, isAside: stored.isAside === true };
}

type ListAtom = WritableAtom<KeptList | null, [KeptList | null], void>;

const kept = new Map<PageKind, ListAtom>();

function keptFor(kind: PageKind): ListAtom {
  const known = kept.get(kind) ?? storedAtom<KeptList | null>(`kinora:list:${kind}`, null, parse);
  kept.set(kind, known);
  return known;
}

/** The list of the page that is open; null where there is none. */
export const keptListAtom = atom(
  (get) => get(keptFor(get(pageKindAtom))),
  (get, set, list: KeptList | null) => set(keptFor(get(pageKindAtom)), list),
);
