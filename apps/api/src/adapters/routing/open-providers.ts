import { createOutward, REMOTE_KINDS, type Outward, type RemoteProvider } from '@kinora/video-providers';

import type { RunningRoute } from '../../app/routing/route-book.ts';
import type { Route, Routes, RouteSecrets } from '../../domain/routing/route.ts';

interface Opened extends RunningRoute {
  readonly outward: Outward;
}

/** Kinds whose routes are the operator's own machines: nobody sends a bill. */
const OWN_KINDS: ReadonlySet<string> = new Set(['comfyui']);

const isSame = (one: Route, other: Route) => JSON.stringify(one) === JSON.stringify(other);

/** The adapter of a route, on a way out of its own; undefined for a kind this version does not know. */
function openProvider(
  { base, models, provider: name }: Route,
  secrets: RouteSecrets,
): { provider: RemoteProvider; outward: Outward } | undefined {
  const kind = REMOTE_KINDS.find((one) => one.name === name);
  if (!kind) return undefined;
  // The operator named the address, so it may be anywhere.
  const ownHosts = base === null ? [] : [new URL(base).host];
  const outward = createOutward({ ownHosts });
  return { outward, provider: kind.create({ outward, models, ...secrets, ...(base !== null && { base }) }) };
}

function close({ outward, provider }: Opened) {
  provider.close?.();
  outward.close();
}

/** Keeps one adapter for each route, as the table says; a route that has changed gets a new one. */
export function openProviders(routes: Pick<Routes, 'list' | 'secretsOf'>, environment: ReadonlyMap<string, string>) {
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

  return {
    read: (): readonly RunningRoute[] => opened,
    /** Reads the table again. */
    async refresh(): Promise<void> {
      const next: Opened[] = [];
      for (const row of await routes.list()) {
        const one = await open(row);
        if (one) next.push(one);
      }
      const gone = opened.filter((one) => !next.includes(one));
      opened = next;
      gone.forEach(close);
    },
    close: () => opened.forEach(close),
  };
}
