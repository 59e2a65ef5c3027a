/** Who follows a purchase link, and from where. */
export interface LinkVisitor {
  /** The host of this page. */
  readonly source: string;
  readonly pid: number;
  /** Of the first landing; empty ones are left out. */
  readonly siteInitializing: string;
  readonly fromUser: string;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where a sku is bought; null where the address is none that a buyer may be sent to: another scheme than https (or http
 * on this machine), or one with a name and password in it.
 */
export function buyAddress(buyUrl: string): URL | null {
  if (!URL.canParse(buyUrl)) return null;
  const url = new URL(buyUrl);
  if (url.username !== '' || url.password !== '') return null;
  const isPage = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isPage ? url : null;
}

/**
 * The purchase link of a buyer (`product-spec.md` 7). What the address says itself in one of our fields is replaced.
 * `signal` is null where no ticket goes along.
 */
export function purchaseLink(address: URL, visitor: LinkVisitor, signal: string | null): string {
  const url = new URL(address);
  const { source, pid, siteInitializing, fromUser } = visitor;
  const tpcp = JSON.stringify({ terminal: 'web', ...(fromUser !== '' && { from_user: fromUser }) });
  const fields = { source, pid: String(pid), site_initializing: siteInitializing, uc_signal: signal ?? '', tpcp };
  for (const [name, value] of Object.entries(fields)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
