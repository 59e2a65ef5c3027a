import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { routeTree } from './route-tree.gen.ts';

/** The pages of the studio; without a history of its own, the browser's. */
export const createStudioRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    // Where pages are drawn ahead, it would write a script into them.
    scrollRestoration: history === undefined,
    trailingSlash: 'always',
    ...(history && { history }),
  });

export type StudioRouter = ReturnType<typeof createStudioRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: StudioRouter;
  }
}
