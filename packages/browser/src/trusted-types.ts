/** The document that FingerprintJS measures fonts in: with another answer the device id would silently change. */
export const FINGERPRINT_DOCUMENT =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">';

/** What the service worker may be told: nothing, or the languages of the site. */
const LANGUAGES = /^(?:\?[a-z\d-]+(?:,[a-z\d-]+)*)?$/i;

interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: PolicyRules): unknown;
}

/** The one HTML text that may reach the document as such. */
export const admittedHtml = (html: string): string | null => (html === FINGERPRINT_DOCUMENT ? html : null);

/** Scripts and workers: built files of our own origin, and the service worker. */
export function admittedScriptUrl(url: string, page = globalThis.location.href): string | null {
  if (!URL.canParse(url, page)) return null;
  const { href, origin, pathname, search, username } = new URL(url, page);
  if (origin !== new URL(page).origin || username !== '') return null;
  const isServiceWorker = pathname === '/sw.js' && LANGUAGES.test(search);
  return isServiceWorker || pathname.startsWith('/assets/') ? href : null;
}

/** Sets the page's only policy; call it before anything else. Nothing happens where Trusted Types are unknown. */
export function installTrustedTypes(): void {
  // TypeScript's DOM library does not know it yet.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => admittedHtml(html),
    createScriptURL: (url) => admittedScriptUrl(url),
  });
}
