import type { RunningRoute } from '../../app/routing/route-book.ts';
import type { Routes } from '../../domain/routing/route.ts';
import { closeProvider, openProvider, type OpenedProvider } from './open-provider.ts';

interface Kept {
  readonly revision: number;
  readonly opened: OpenedProvider;
  usedAt: number;
}

interface OwnOptions {
  /** Another address than the vendor's own; null for that. */
  readonly baseOf: (provider: string) => string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A member who makes nothing for so long costs no memory. */
const IDLE_MS = 600_000;

/** Adapters of members' own keys: opened on first use, reopened for a changed key, closed when unused. */
export function createOwnProviders(routes: Pick<Routes, 'find' | 'secretsOf'>, { baseOf, now }: OwnOptions) {
  const kept = new Map<string, Kept>();
  const forget = (id: string, { opened }: Kept) => {
    kept.delete(id);
    closeProvider(opened);
  };

  return {
    async open(id: string): Promise<RunningRoute | undefined> {
      const route = await routes.find(id);
      const secrets = route && (await routes.secretsOf(id));
      if (!secrets) return undefined;
      const before = kept.get(id);
      if (before && before.revision !== route.revision) forget(id, before);
      const opened = kept.get(id)?.opened ?? openProvider({ ...route, base: baseOf(route.provider) }, secrets);
      if (!opened) return undefined;
      kept.set(id, { revision: route.revision, opened, usedAt: now() });
      return { route, provider: opened.provider, isFree: true };
    },
    closeIdle() {
      for (const [id, one] of kept) if (now() - one.usedAt > IDLE_MS) forget(id, one);
    },
    close() {
      for (const [id, one] of kept) forget(id, one);
    },
  };
}
