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

/** What may stand in a cookie as it is (RFC 6265): a cookie has little room. */
const PLAIN = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g;

const encoded = (value: string) => encodeURIComponent(value).replace(PLAIN, decodeURIComponent);
const decoded = (text: string) => text.replace(/^"|"$/g, '').replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);

/** The value of a cookie; empty when there is none or cookies are blocked. */
export function readCookie(name: string): string {
  const start = `${name}=`;
  const found = attempt(() => document.cookie.split('; ').find((pair) => pair.startsWith(start)));
  const text = found?.slice(start.length) ?? '';
  // Somebody else's may hold signs of per cent that stand for themselves.
  return attempt(() => decoded(text)) ?? text;
}

export interface KeptCookie {
  /** How long the browser keeps it; 30 without it. */
  readonly days?: number;
  readonly place?: Pick<Location, 'protocol'>;
}

function put(pair: string, seconds: number, { protocol }: Pick<Location, 'protocol'>): void {
  const secure = protocol === 'https:' ? '; secure' : '';
  attempt(() => {
    document.cookie = `${pair}; path=/; max-age=${seconds}; samesite=Lax${secure}`;
  });
}

/** Keeps a value on every path of this host. */
export function writeCookie(
  name: string,
  value: string,
  { days = MONTH_DAYS, place = globalThis.location }: KeptCookie = {},
): void {
  put(`${name}=${encoded(value)}`, days * DAY_SECONDS, place);
}

export function dropCookie(name: string): void {
  put(`${name}=`, 0, globalThis.location);
}
