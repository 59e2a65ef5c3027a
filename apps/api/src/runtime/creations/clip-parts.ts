import type { Mode } from '@kinora/contracts/catalogue';
import { isFreeRoute, routeFor } from '@kinora/video-providers';

import type { Routing } from '../../app/creations/checked-request.ts';
import { createForecasts, keepsTold } from '../../app/creations/forecasts.ts';
import { presentRoutes } from '../../app/routing/present-routes.ts';
import { creationRoutes } from '../../http/creations/creation-routes.ts';
import { createPresenter } from '../../http/creations/present-creation.ts';
import { createEventHub } from '../../http/creations/serve-events.ts';
import { digest } from '../digest.ts';
import type { Runtime } from '../runtime.ts';
import { placesOf } from './start-clips.ts';

const log = (message: string) => console.error(`server: ${message}`);

/** The calls and events of clips, and how their records are shown. */
export function clipParts(runtime: Runtime) {
  const { addresses, creations, env, feed, plans, providers, readers, routeBook, sessionEnds } = runtime;
  const forecasts = createForecasts({ creations, sideBySide: placesOf(env.workers), now: Date.now });
  const present = createPresenter({ addresses, forecasts, plans });
  const routed = (model: string, mode: Mode): Routing | undefined => {
    if (routeFor(providers, { model, mode })) return { kind: 'local', isEngine: true };
    const kind = routeBook.kindOf(model, mode);
    return kind && { kind, isEngine: false };
  };
  const routes = creationRoutes({
    ...runtime,
    routed,
    isFree: (model, mode) => isFreeRoute(providers, { model, mode }),
    zone: env.site.zone,
    now: Date.now,
    random: Math.random,
    digest,
    present,
    keepTold: keepsTold({ creations, forecasts }),
    routes: () => [...providers.flatMap((provider) => provider.routes), ...presentRoutes(routeBook.open())],
  });
  return { hub: createEventHub({ creations, feed, readers, sessionEnds, present, log }), present, routes };
}
