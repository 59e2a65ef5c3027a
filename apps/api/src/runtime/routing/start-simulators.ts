import { join } from 'node:path';

import { createFilms } from '../../adapters/routing/draw-film.ts';
import { ROUTE_DEFAULTS } from '../../domain/routing/route.ts';
import type { Runtime } from '../runtime.ts';

/** As a quick vendor. */
const PACE = { waiting: 1500, running: 5000 };
/** After the operator's own. */
const PLACE = 900;

/** Starts a simulator of each vendor, with a route to it; nothing unless the environment asks for it. */
export async function startSimulators({ env, refreshRoutes, routes }: Runtime): Promise<{ close(): Promise<void> }> {
  if (!env.routing.hasSimulators) return { close: () => Promise.resolve() };
  // A server that simulates nothing loads none of it.
  const { startSimulator, WIRES } = await import('@kinora/video-providers/simulators');
  const film = createFilms(join(env.home, 'work'));
  const simulators = await Promise.all(WIRES.map((wire) => startSimulator(wire, { film, pace: PACE })));
  for (const [at, { base, key, name }] of simulators.entries()) {
    await routes.put({
      ...ROUTE_DEFAULTS,
      id: `simulated-${name}`,
      provider: name,
      base: base + (WIRES[at]?.path ?? ''),
      source: 'simulated',
      place: PLACE,
      parallel: 50,
      perSecond: 50,
      key,
      hookSecret: key,
    });
  }
  await refreshRoutes();
  return {
    async close() {
      await Promise.all(simulators.map((simulator) => simulator.close()));
    },
  };
}
