import { expect, it } from 'vitest';

import { ROUTE_DEFAULTS, type Route, type RouteHealth } from '../../domain/routing/route.ts';
import { openProviders } from './open-providers.ts';

const aRoute = (change: Partial<Route & RouteHealth> = {}): Route & RouteHealth => ({
  ...ROUTE_DEFAULTS,
  id: 'vidu',
  provider: 'vidu',
  base: null,
  source: 'operator',
  isPaused: false,
  revision: 1,
  running: 0,
  spent: 0,
  awayUntil: null,
  awayReason: null,
  ...change,
});

function opening(first: readonly (Route & RouteHealth)[]) {
  let rows = first;
  const asked: string[] = [];
  const secretsOf = (id: string) => {
    asked.push(id);
    return Promise.resolve({ key: 'key' });
  };
  const providers = openProviders(
    {
      find: (id) => Promise.resolve(rows.find((one) => one.id === id) ?? null),
      list: () => Promise.resolve(rows),
      secretsOf,
    },
    new Map([['environment', 'another']]),
  );
  return { asked, providers, change: (next: readonly (Route & RouteHealth)[]) => (rows = next) };
}

it('opens one adapter a route, and keeps it as long as the route stays as it is', async () => {
  const { asked, change, providers } = opening([aRoute()]);
  await providers.refresh();
  const [first] = providers.read();
  change([aRoute({ running: 3, spent: 5 })]);
  await providers.refresh();
  expect(providers.read()[0]).toBe(first);
  change([aRoute({ revision: 2 })]);
  await providers.refresh();
  expect(providers.read()[0]).not.toBe(first);
  expect(asked).toEqual(['vidu', 'vidu']);
  providers.close();
});

it('takes the key of the environment where it has one, and opens nothing it does not know', async () => {
  const { asked, providers } = opening([
    aRoute({ id: 'environment' }),
    aRoute({ id: 'newer', provider: 'of-a-newer-version' }),
  ]);
  await providers.refresh();
  expect(providers.read().map(({ route }) => route.id)).toEqual(['environment']);
  expect(asked).toEqual(['newer']);
  providers.close();
});

it('counts a simulated vendor as free', async () => {
  const { providers } = opening([aRoute(), aRoute({ id: 'made-up', source: 'simulated', base: 'http://127.0.0.1:1' })]);
  await providers.refresh();
  expect(providers.read().map(({ isFree }) => isFree)).toEqual([false, true]);
  providers.close();
});
