import type { AnyRouter } from '@tanstack/react-router';

import { enterPage, goToAnchor, nameFirstPage } from './page-arrival.ts';

/**
 * Names pages, goes to anchors that come late, and moves the focus to the heading of the page that one came to, whose
 * title it tells. Returns how to stop.
 */
export function followPages(router: AnyRouter, tell: (title: string) => void): () => void {
  let leaving = new AbortController();
  const first = { hash: router.state.location.hash, signal: leaving.signal };
  void nameFirstPage(first);
  void goToAnchor(first);
  const stop = router.subscribe('onRendered', ({ fromLocation, hashChanged, pathChanged, toLocation }) => {
    // Nobody came from anywhere: the first page was drawn, perhaps late.
    if (!fromLocation || (!pathChanged && !hashChanged)) return;
    leaving.abort();
    leaving = new AbortController();
    const arrival = { hash: toLocation.hash, signal: leaving.signal };
    void goToAnchor(arrival);
    if (pathChanged) void enterPage(arrival).then((title) => title !== null && tell(title));
  });
  return () => {
    stop();
    leaving.abort();
  };
}
