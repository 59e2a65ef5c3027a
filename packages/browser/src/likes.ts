import { dropCookie, readCookie, writeCookie } from './cookies.ts';
import { isRecord } from './record.ts';

/** The cookie names of `product-spec.md` 3. */
const COUNTS = 'video-likes';
const STATUS = 'video-like-status';

/** Browsers drop a cookie of more than 4096 bytes without a word. */
const COOKIE_BYTES = 3800;

/** What this browser remembers of one video. */
export interface Like {
  /** How many like it, as last seen. */
  readonly count: number;
  readonly isLiked: boolean;
}

type Guard<Value> = (value: unknown) => value is Value;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isStatus = (value: unknown): value is boolean => typeof value === 'boolean';

/** The map in a cookie, oldest first; a broken one is removed and counts as empty. */
function readMap<Value>(name: string, isValue: Guard<Value>): Map<string, Value> {
  const text = readCookie(name);
  if (text === '') return new Map();
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) throw new TypeError(`${name} is no map`);
    return new Map(Object.entries(stored).filter((entry): entry is [string, Value] => isValue(entry[1])));
  } catch {
    dropCookie(name);
    return new Map();
  }
}

const written = (map: ReadonlyMap<string, unknown>) => JSON.stringify(Object.fromEntries(map));

/** Puts one entry last; the oldest ones go until all fit. */
function keepEntry<Value>(name: string, map: Map<string, Value>, [id, value]: readonly [string, Value]): void {
  map.delete(id);
  map.set(id, value);
  for (const oldest of map.keys()) {
    if (encodeURIComponent(written(map)).length <= COOKIE_BYTES) break;
    map.delete(oldest);
  }
  writeCookie(name, written(map));
}

/** What this browser remembers of a video; undefined where it remembers nothing. */
export function readLike(id: string): Like | undefined {
  const isLiked = readMap(STATUS, isStatus).get(id);
  const count = readMap(COUNTS, isCount).get(id);
  if (isLiked === undefined && count === undefined) return undefined;
  return { count: count ?? 0, isLiked: isLiked ?? false };
}

/** Remembers a like, or that it was taken back, for 30 days. */
export function keepLike(id: string, { count, isLiked }: Like): void {
  keepEntry(COUNTS, readMap(COUNTS, isCount), [id, count]);
  keepEntry(STATUS, readMap(STATUS, isStatus), [id, isLiked]);
}
