/** Where a buyer was when the purchase began, for the way back from its own tab. */
export const BACK_KEY = 'kinora:purchase-back';

/** A path of ours that is not a purchase itself; null for anything else. */
export function returnPath(stored: unknown): string | null {
  if (typeof stored !== 'string' || !/^\/(?![/\\])/.test(stored)) return null;
  // A backslash or a control character may mean another host to a browser.
  if (/[\\\p{Cc}]/u.test(stored)) return null;
  return /^\/(?:[a-z]{2,3}\/)?checkout\//.test(stored) ? null : stored;
}
