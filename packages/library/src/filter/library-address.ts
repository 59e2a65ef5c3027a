import { SHELVES, type LibraryQuery, type Shelf } from '@kinora/contracts/library';

import { isDay, timesOf, type Day } from './day.ts';

/** How far back; `ever` is all of it. */
export const SPANS = ['ever', 'week', 'month', 'year'] as const;
type Span = (typeof SPANS)[number];

/** What somebody looks for in the library, as it stands in the address. */
export interface LibraryFilter {
  readonly shelf: Shelf;
  readonly text: string;
  readonly span: Span;
  /** The first and the last day, where the reader is; then `span` is `ever`. */
  readonly from?: Day;
  readonly to?: Day;
  readonly model?: string;
  /** The id of a folder. */
  readonly folder?: string;
  readonly tag?: string;
  readonly favourite?: true;
}

export const EVERYTHING: LibraryFilter = { shelf: 'all', text: '', span: 'ever' };

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<Span, 'ever'>, number>> = { week: 7, month: 30, year: 365 };
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The days an address names. */
function daysIn(asked: URLSearchParams): Pick<LibraryFilter, 'from' | 'to'> {
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  return { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) };
}

/** Reads an address; what it cannot mean is left out. What was typed stands in the fragment, which no server sees. */
export function filterOf(search: string, fragment: string): LibraryFilter {
  const [asked, typed] = [new URLSearchParams(search), new URLSearchParams(fragment)];
  const [model, folder, tag] = [asked.get('model'), asked.get('folder'), asked.get('tag')];
  const days = daysIn(asked);
  const isDated = Object.keys(days).length > 0;
  return {
    shelf: SHELVES.find((shelf) => shelf === asked.get('shelf')) ?? 'all',
    span: isDated ? 'ever' : (SPANS.find((span) => span === asked.get('time')) ?? 'ever'),
    ...days,
    text: typed.get('q') ?? '',
    ...(model ? { model } : {}),
    ...(folder !== null && ID.test(folder) ? { folder } : {}),
    ...(tag ? { tag } : {}),
    ...(asked.get('favourites') === 'yes' ? { favourite: true } : {}),
  };
}

/** The other way round; nothing that everybody begins with stands in it. */
export function addressOf({ shelf, span, from, to, text, model, folder, tag, favourite }: LibraryFilter) {
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['shelf', shelf === 'all' ? undefined : shelf],
    ['favourites', favourite ? 'yes' : undefined],
    ['model', model],
    ['folder', folder],
    ['tag', tag],
    ['time', span === 'ever' ? undefined : span],
    ['from', from],
    ['to', to],
  ];
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const fragment = text === '' ? '' : new URLSearchParams({ q: text }).toString();
  return { search: Object.fromEntries(given) as Readonly<Record<string, string>>, fragment };
}

/** What the server is asked for at this time (epoch milliseconds). */
export function queryOf({ span, from, to, text, ...rest }: LibraryFilter, now: number): LibraryQuery {
  const words = text.trim();
  return {
    ...rest,
    ...(words === '' ? {} : { text: words }),
    ...(span === 'ever' ? {} : { from: now - DAYS[span] * DAY_MS }),
    ...timesOf({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
  };
}

/** Whether something beside the shelf is asked for. */
export function isNarrow(filter: LibraryFilter): boolean {
  const { search, fragment } = addressOf({ ...filter, shelf: 'all' });
  return fragment !== '' || Object.keys(search).length > 0;
}
