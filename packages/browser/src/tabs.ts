/** A tab that was just opened, still empty. */
export interface BlankTab {
  readonly go: (url: string) => void;
}

/** Whether an address is on this page's own origin, where its cookies go too. */
export const isOurOrigin = (href: string): boolean => {
  const { href: here, origin } = globalThis.location;
  return URL.canParse(href, here) && new URL(href, here).origin === origin;
};

/** Opens an empty tab that cannot reach back; null where the browser does not allow one. */
export function openBlankTab(): BlankTab | null {
  const tab = globalThis.window.open('', '_blank');
  if (!tab) return null;
  // As `noopener` does, which would not hand the tab out.
  tab.opener = null;
  return { go: (url) => tab.location.replace(url) };
}

/** Leaves this page for another. */
export const openHere = (url: string): void => globalThis.location.assign(url);
