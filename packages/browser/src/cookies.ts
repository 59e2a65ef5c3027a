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

/** The value of a cookie; empty when there is none or cookies are blocked. */
export const readCookie = (name: string): string => attempt(() => Cookies.get(name)) ?? '';

export interface KeptCookie {
  /** How long the browser keeps it; 30 without it. */
  readonly days?: number;
  readonly place?: Pick<Location, 'protocol'>;
}

/** Keeps a value on every path of this host. */
export function writeCookie(
  name: string,
  value: string,
  { days = MONTH_DAYS, place = globalThis.location }: KeptCookie = {},
): void {
  attempt(() =>
    Cookies.set(name, value, {
      'max-age': String(days * DAY_SECONDS),
      sameSite: 'Lax',
      secure: place.protocol === 'https:',
    }),
  );
}

export function dropCookie(name: string): void {
  attempt(() => {
    Cookies.remove(name);
  });
}
