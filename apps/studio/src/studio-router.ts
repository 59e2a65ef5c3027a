import { createRouter, type RouterHistory } from '@tanstack/react-router';

import { scrollRule } from './first-scroll.ts';
import { routeTree } from './route-tree.gen.ts';

export interface StudioRouterOptions {
  /** What every path begins with. */
  readonly basepath: string;
  /** Without one of its own, the browser's. */
  readonly history?: RouterHistory;
}

/** The pages of the studio. */
export const createStudioRouter = ({ basepath, history }: StudioRouterOptions) =>
  createRouter({
    routeTree,
    basepath,
    // Where pages are drawn ahead, it would write a script into them.
    scrollRestoration: history === undefined && scrollRule(),
    trailingSlash: 'always',
    ...(history && { history }),
  });

export type StudioRouter = ReturnType<typeof createStudioRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: StudioRouter;
  }
}
