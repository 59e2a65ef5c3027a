const LONGEST = 2000;

/** Blanks, control characters, and what browsers read as a slash: none belongs into an address that was written well. */
const FOREIGN = /[\s\\\p{Cc}\p{Cf}]/u;

/** Sites of our own: where people may be sent back to, and which tickets may be made for. */
export interface OwnOrigins {
  has(origin: string): boolean;
}

/** Whether a text begins with an origin as the parser writes it, and nothing else could be the host. */
function beginsWith(text: string, origin: string): boolean {
  const rest = text.slice(origin.length);
  return text.startsWith(origin) && (rest === '' || '/?#'.includes(rest.charAt(0)));
}

/**
 * The address people may be sent back to after a sign-in elsewhere, undefined for any other. It must be written as the
 * WHATWG parser writes it, from the scheme to the end of the origin: then there is no second way to read it.
 */
export function redirectAddress(text: string, own: OwnOrigins): URL | undefined {
  if (text.length > LONGEST || FOREIGN.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  return isPage && beginsWith(text, url.origin) && own.has(url.origin) ? url : undefined;
}

/** The origin itself, for a ticket. */
export function ownOrigin(text: string, own: OwnOrigins): string | undefined {
  const url = redirectAddress(text, own);
  return url !== undefined && url.origin === text ? text : undefined;
}
