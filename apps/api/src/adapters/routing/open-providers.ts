import type { RunningRoute } from '../../app/routing/route-book.ts';
import { isOwnRoute } from '../../domain/routing/own-keys.ts';
import type { Route, Routes } from '../../domain/routing/route.ts';
import { closeProvider, openProvider, type OpenedProvider } from './open-provider.ts';
import { createOwnProviders } from './own-providers.ts';

interface Opened extends RunningRoute, OpenedProvider {}

/** Kinds that run on the operator's own machines and cost nothing per clip. */
const OWN_KINDS: ReadonlySet<string> = new Set(['comfyui']);

const isSame = (one: Route, other: Route) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps one adapter for each route, as the table says; a route that has changed gets a new one. */
export function openProviders(
  routes: Pick<Routes, 'find' | 'list' | 'secretsOf'>,
  environment: ReadonlyMap<string, string>,
) {
  let opened: readonly Opened[] = [];

  async function open({
    awayReason: _awayReason,
    awayUntil: _awayUntil,
    running: _running,
    spent: _spent,
    ...route
  }: Awaited<ReturnType<Routes['list']>>[number]) {
    const known = opened.find((one) => isSame(one.route, route));
    if (known) return known;
    const own = environment.get(route.id);
    const secrets = own === undefined ? await routes.secretsOf(route.id) : { key: own };
    const made = openProvider(route, secrets ?? { key: '' });
    return made && { ...made, route, isFree: route.source === 'simulated' || OWN_KINDS.has(route.provider) };
  }

  const mine = createOwnProviders(routes, {
    // A key of a simulated vendor leads to that one.
    baseOf: (provider) =>
      opened.find(({ route }) => route.source === 'simulated' && route.provider === provider)?.route.base ?? null,
    now: Date.now,
  });

  return {
    read: (): readonly RunningRoute[] => opened,
    /** Any route by its id, a member's too, which is opened when it is needed. */
    running: (id: string): Promise<RunningRoute | undefined> =>
      isOwnRoute(id) ? mine.open(id) : Promise.resolve(opened.find(({ route }) => route.id === id)),
    /** Reads the table again. */
    async refresh(): Promise<void> {
      const next: Opened[] = [];
      for (const row of await routes.list()) {
        const one = await open(row);
        if (one) next.push(one);
      }
      const gone = opened.filter((one) => !next.includes(one));
      opened = next;
      gone.forEach(closeProvider);
      mine.closeIdle();
    },
    close() {
      opened.forEach(closeProvider);
      mine.close();
    },
  };
}
