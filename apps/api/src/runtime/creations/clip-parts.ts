import { isFreeRoute } from '@kinora/video-providers';

import { createForecasts, keepsTold } from '../../app/creations/forecasts.ts';
import type { OwnKeyDeps } from '../../app/routing/own-keys.ts';
import { createPresentedRoutes } from '../../app/routing/present-routes.ts';
import { createRouted } from '../../app/routing/routed.ts';
import { creationRoutes } from '../../http/creations/creation-routes.ts';
import { createPresenter } from '../../http/creations/present-creation.ts';
import { createEventHub } from '../../http/creations/serve-events.ts';
import { digest } from '../digest.ts';
import type { Runtime } from '../runtime.ts';
import { placesOf } from './start-clips.ts';

const log = (message: string) => console.error(`server: ${message}`);

/** The calls and events of clips, and how their records are shown. */
export function clipParts(runtime: Runtime, { keyKinds }: Pick<OwnKeyDeps, 'keyKinds'>) {
  const { addresses, creations, env, feed, plans, providers, readers, routeBook, sessionEnds } = runtime;
  const forecasts = createForecasts({
    creations,
    sideBySide: (lane) => routeBook.placesOf(lane) || placesOf(env.workers),
    now: Date.now,
  });
  const presented = createPresentedRoutes(() => routeBook.open());
  const present = createPresenter({ addresses, forecasts, plans });
  const routes = creationRoutes({
    ...runtime,
    keyKinds,
    routed: createRouted(providers, routeBook),
    isFree: (model, mode) => isFreeRoute(providers, { model, mode }),
    gpuCredits: env.site.gpuCredits,
    zone: env.site.zone,
    now: Date.now,
    random: Math.random,
    digest,
    present,
    keepTold: keepsTold({ creations, forecasts }),
    routes: () => [...providers.flatMap((provider) => provider.routes), ...presented()],
  });
  return { hub: createEventHub({ creations, feed, readers, sessionEnds, present, log }), present, routes };
}
