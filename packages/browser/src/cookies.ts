import Cookies from 'js-cookie';

const DAY_SECONDS = 86_400;
const MONTH_DAYS = 30;

/** Blocked cookies (a sandboxed frame, a strict browser) count as none. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A foreign cookie may hold per cent signs that encode nothing: it is read as it is. */
const lenient = Cookies.withConverter({
  read: (text, name) => attempt(() => Cookies.converter.read?.(text, name)) ?? text,
});

/** The value of a cookie; empty when there is none or cookies are blocked. */
export const readCookie = (name: string): string => attempt(() => lenient.get(name)) ?? '';

export interface KeptCookie {
  /** How long the browser keeps it; 30 without it. */
  readonly days?: number;
  readonly place?: Pick<Location, 'protocol'>;
}

/** By seconds and not by a date: the clock of a machine may be wrong. */
function put(name: string, value: string, { days, place }: Required<KeptCookie>): void {
  const secure = place.protocol === 'https:';
  attempt(() =>
    Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure, 'max-age': String(days * DAY_SECONDS) }),
  );
}

/** Keeps a value on every path of this host. */
export function writeCookie(
  name: string,
  value: string,
  { days = MONTH_DAYS, place = globalThis.location }: KeptCookie = {},
): void {
  put(name, value, { days, place });
}

export function dropCookie(name: string): void {
  put(name, '', { days: 0, place: globalThis.location });
}
