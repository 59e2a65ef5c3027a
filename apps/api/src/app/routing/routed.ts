import { routeFor, type VideoProvider } from '@kinora/video-providers';

import { HERE, type Routed } from '../creations/checked-request.ts';
import type { RouteBook } from './route-book.ts';

/** What runs a model: our own engine where it can, else a route. */
export function createRouted(
  engines: readonly VideoProvider[],
  book: Pick<RouteBook, 'kindOf' | 'problemsOf'>,
): Routed {
  return (model, mode) => {
    if (routeFor(engines, { model, mode })) return HERE;
    const kind = book.kindOf(model, mode);
    return kind && { kind, isEngine: false, lacks: (input) => book.problemsOf({ model, mode, input }) };
  };
}
