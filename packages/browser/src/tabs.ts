import { pathInLanguage } from './page-paths.ts';

/** A tab that was just opened, still empty. */
export interface BlankTab {
  readonly go: (url: string) => void;
  /** Takes it away again, where there is nothing to show in it. */
  readonly close: () => void;
}

/** Whether an address is on this page's own origin, where its cookies go too. */
export const isOurOrigin = (href: string): boolean => {
  const { href: here, origin } = globalThis.location;
  return URL.canParse(href, here) && new URL(href, here).origin === origin;
};

/** The same address in the language of the page; another site's as it is. */
function inLanguage(href: string): string {
  if (!isOurOrigin(href)) return href;
  const { origin, pathname, search, hash } = new URL(href, globalThis.location.href);
  return `${origin}${pathInLanguage(pathname)}${search}${hash}`;
}

/** Opens an empty tab that cannot reach back; null where the browser does not allow one. */
export function openBlankTab(): BlankTab | null {
  const tab = globalThis.window.open('', '_blank');
  if (!tab) return null;
  // As `noopener` does, which would not hand the tab out.
  tab.opener = null;
  return { go: (url) => tab.location.replace(inLanguage(url)), close: () => tab.close() };
}

/** Leaves this page for another. */
export const openHere = (url: string): void => globalThis.location.assign(inLanguage(url));
