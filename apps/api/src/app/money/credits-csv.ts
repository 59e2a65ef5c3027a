import type { CreditEntry } from '@kinora/contracts/money';

/** Spreadsheets know by it that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const CENTS = 100;

const COLUMNS: readonly (readonly [
  string,
  (entry: CreditEntry, timeIn: TimeIn) => number | string | null | undefined,
])[] = [
  ['time', ({ at }, timeIn) => timeIn(at)],
  ['kind', ({ kind }) => kind],
  ['amount', ({ amount }) => amount],
  ['change', ({ change }) => change],
  ['balance', ({ balance }) => balance],
  ['reason', ({ reason }) => reason],
  ['source', ({ lot }) => lot?.source],
  ['scope', ({ lot }) => lot?.scope],
  ['expires', ({ lot }, timeIn) => (typeof lot?.expiresAt === 'number' ? timeIn(lot.expiresAt) : null)],
  ['creation', ({ creation }) => creation?.id],
  ['batch', ({ creation }) => creation?.batch],
  ['model', ({ creation }) => creation?.model],
  ['mode', ({ creation }) => creation?.mode],
  ['title', ({ creation }) => creation?.title],
  ['payment', ({ payment }) => payment?.id],
  ['sku', ({ payment }) => payment?.sku],
  ['usd', ({ payment }) => payment && (payment.cents / CENTS).toFixed(2)],
  ['sandbox', ({ payment }) => payment && (payment.isSandbox ? 'yes' : 'no')],
];

type TimeIn = (time: number) => string;

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'timeZoneName'] as const;
const OPTIONS: Intl.DateTimeFormatOptions = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
};

/** ISO 8601 with the offset that the zone had at that time, to the second. */
export function timesIn(zone: string): TimeIn {
  const format = new Intl.DateTimeFormat('en', { ...OPTIONS, timeZone: zone });
  return (time) => {
    const found = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const [year, month, day, hour, minute, second, name = ''] = PARTS.map((part) => found.get(part));
    const offset = name.replace('GMT', '').replace(/^(?:\+00:00)?$/, 'Z');
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
  };
}

/** What a spreadsheet would take for a formula; wide signs too, which some read as the narrow ones. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** One cell by RFC 4180. Only text is guarded: a number below 0 is one of ours. */
export function cellOf(value: number | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

const lineOf = (cells: readonly string[]) => cells.join(',') + LINE_END;

/** The history as CSV, some lines at a time as its reader takes them. */
export async function* creditsCsv(pages: AsyncIterable<readonly CreditEntry[]>, zone: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(COLUMNS.map(([name]) => name));
  const timeIn = timesIn(zone);
  for await (const entries of pages) {
    yield entries.map((entry) => lineOf(COLUMNS.map(([, of]) => cellOf(of(entry, timeIn))))).join('');
  }
}
