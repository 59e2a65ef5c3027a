import Cookies from 'js-cookie';

const MONTH_SECONDS = 2_592_000;

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

/** Keeps a value for 30 days on every path of this host. */
export function writeCookie(
  name: string,
  value: string,
  { protocol }: Pick<Location, 'protocol'> = globalThis.location,
): void {
  attempt(() =>
    Cookies.set(name, value, {
      'max-age': String(MONTH_SECONDS),
      sameSite: 'Lax',
      secure: protocol === 'https:',
    }),
  );
}

export function dropCookie(name: string): void {
  attempt(() => {
    Cookies.remove(name);
  });
}
