import { createPostgresOperations } from '../../adapters/postgres/routing/postgres-operations.ts';
import { createPostgresOwnKeys } from '../../adapters/postgres/routing/postgres-own-keys.ts';
import { createPostgresRoutes } from '../../adapters/postgres/routing/postgres-routes.ts';
import { openProviders } from '../../adapters/routing/open-providers.ts';
import { createRouteBook, type RouteBook } from '../../app/routing/route-book.ts';
import type { Operations } from '../../domain/routing/operations.ts';
import type { OwnKeys } from '../../domain/routing/own-keys.ts';
import { ROUTE_DEFAULTS, type Routes } from '../../domain/routing/route.ts';
import type { Foundation } from '../foundation.ts';

/** What runs elsewhere. */
export interface OpenRouting {
  readonly operations: Operations;
  readonly ownKeys: OwnKeys;
  readonly routes: Routes;
  readonly routeBook: RouteBook;
  /** Reads the routes again at once. */
  readonly refreshRoutes: () => Promise<void>;
}

/** So soon every process knows what the operator has changed. */
const REFRESH_MS = 5000;

const log = (error: unknown) => console.error(`server: routes were not read: ${String(error)}`);

/** The environment's routes stand in the table as the others, without their keys; one that is gone there is removed. */
async function keepEnvironment({ env }: Foundation, routes: Routes): Promise<void> {
  const { fromEnvironment, hasSimulators } = env.routing;
  for (const { id } of fromEnvironment) {
    await routes.put({ ...ROUTE_DEFAULTS, id, provider: id, base: null, source: 'environment', key: null });
  }
  const kept = new Set(fromEnvironment.map(({ id }) => id));
  for (const { id, source } of await routes.list()) {
    const isOver = source === 'environment' ? !kept.has(id) : source === 'simulated' && !hasSimulators;
    if (isOver) await routes.remove(id);
  }
}

export async function openRouting(foundation: Foundation): Promise<OpenRouting> {
  const { closers, db, env, vault } = foundation;
  const routes = createPostgresRoutes(db, vault);
  await keepEnvironment(foundation, routes);
  const keys = new Map(env.routing.fromEnvironment.map(({ id, key }) => [id, key]));
  const providers = openProviders(routes, keys);
  await providers.refresh();
  const timer = setInterval(() => void providers.refresh().catch(log), REFRESH_MS);
  closers.add(() => {
    clearInterval(timer);
    providers.close();
  });
  return {
    operations: createPostgresOperations(db),
    ownKeys: createPostgresOwnKeys(db, vault),
    routes,
    routeBook: createRouteBook(providers),
    refreshRoutes: () => providers.refresh(),
  };
}
