import type { AnyRouter } from '@tanstack/react-router';

import { enterPage, goToAnchor, nameFirstPage, type PageArrival } from './page-arrival.ts';

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, '');

/** Whether somebody has gone on already from the page that the browser loaded. */
function hasGoneOn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutSlash(new URL(loaded.name).pathname) !== withoutSlash(location.pathname);
}

/**
 * Names pages, goes to anchors that come late, and moves the focus to the heading of the page that one came to, whose
 * title it tells. Returns how to stop.
 */
export function followPages(router: AnyRouter, tell: (title: string) => void): () => void {
  let leaving = new AbortController();
  const enter = (arrival: PageArrival) => void enterPage(arrival).then((title) => title !== null && tell(title));
  const first = { hash: router.state.location.hash, signal: leaving.signal };
  // The visitor may already be on another page.
  if (hasGoneOn()) enter(first);
  else void nameFirstPage(first);
  void goToAnchor(first);
  const stop = router.subscribe('onRendered', ({ fromLocation, hashChanged, pathChanged, toLocation }) => {
    // The first page, perhaps drawn late: there is no page before it.
    if (!fromLocation || (!pathChanged && !hashChanged)) return;
    leaving.abort();
    leaving = new AbortController();
    const arrival = { hash: toLocation.hash, signal: leaving.signal };
    void goToAnchor(arrival);
    if (pathChanged) enter(arrival);
  });
  return () => {
    stop();
    leaving.abort();
  };
}
