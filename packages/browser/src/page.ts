/** Reloads the page, as after signing in or out. */
export const reloadPage = (): void => globalThis.location.reload();

/** Leaves for another address. */
export const openAddress = (address: string): void => globalThis.location.assign(address);

type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** Where this page is, for a way back to it; what stands behind `#` stays here. */
export function pageAddress({ origin, pathname, search }: Place = globalThis.location): string {
  return `${origin}${pathname}${search}`;
}

/** Whether the browser believes it has a network; true where it does not say. */
export const isOnline = (): boolean => !('onLine' in globalThis.navigator) || globalThis.navigator.onLine;

/** The language this page is in. */
export const pageLanguage = (): string => document.documentElement.lang;

/** The build that this page is of; empty where it was not built. */
export const buildOfPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=kinora-build]')?.content ?? '';

/** Whether this page is hidden now. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Calls back when the page comes back from the background or from the back-forward cache; returns how to stop. */
export function watchReturn(listener: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  document.addEventListener('visibilitychange', visible);
  globalThis.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', visible);
    globalThis.removeEventListener('pageshow', shown);
  };
}

/** Calls back when the page is hidden or left: afterwards it may never run again. Returns how to stop. */
export function watchHide(listener: () => void): () => void {
  const hidden = () => {
    if (isHidden()) listener();
  };
  document.addEventListener('visibilitychange', hidden);
  globalThis.addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    globalThis.removeEventListener('pagehide', listener);
  };
}

/** As `watchReturn`, and when the window is used again that could be seen all the time. */
export function watchFocus(listener: () => void): () => void {
  const stop = watchReturn(listener);
  globalThis.addEventListener('focus', listener);
  return () => {
    stop();
    globalThis.removeEventListener('focus', listener);
  };
}

/** Whether something stands in the page now, by a selector. */
export const isInPage = (selector: string): boolean => document.querySelector(selector) !== null;
