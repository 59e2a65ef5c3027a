// `npm run simulators`: every simulated vendor on an address of its own, until it is stopped. A first port may be given.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startSimulator, WIRES } from '@kinora/video-providers/simulators';

import { createFilms } from '../../adapters/routing/draw-film.ts';

const FIRST_PORT = Number(process.argv[2] ?? 4100);
const PACE = { waiting: 1500, running: 3000 };

const folder = mkdtempSync(join(tmpdir(), 'kinora-simulators-'));
const film = createFilms(folder);
const simulators = await Promise.all(
  WIRES.map((wire, at) => startSimulator(wire, { film, pace: PACE, port: FIRST_PORT + at })),
);
for (const [at, { base, key, name }] of simulators.entries()) {
  console.log(`${name.padEnd(18)} ${base}${WIRES[at]?.path ?? ''}   key: ${key}`);
}
console.log(
  `POST /simulator/next ["declined"], /simulator/fault {"fault":"slow","on":"check"} or /simulator/clear to any of them`,
);

async function stop() {
  await Promise.all(simulators.map((simulator) => simulator.close()));
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
