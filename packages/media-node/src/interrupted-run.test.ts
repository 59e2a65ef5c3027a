import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { drawAlone, runInterrupted, type Ending } from './testing/interrupted-run.ts';

// The run of twenty is tooling/bench/interrupted-renders.mjs; this one has one of each kind.
const FATES = ['undisturbed', 'killed', 'cancelled', 'out-of-memory', 'undisturbed'] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-disturbed-'));
});
afterAll(() => rm(folder, { recursive: true }));

const nameOf = ({ name }: Ending) => name;

it('ends disturbed renders alone: the others show what they always show', { timeout: 120_000 }, async () => {
  const alone = await drawAlone(folder, 0);
  const home = join(folder, 'together');
  const endings = await runInterrupted({ folder: home, fates: FATES, atOnce: 3 });
  const whole = endings.filter(({ fate }) => fate === 'undisturbed');
  expect(endings.map(({ failure }) => failure)).toEqual([null, 'crashed', 'cancelled', 'out-of-memory', null]);
  expect(whole.map(({ pictures }) => pictures)).toEqual([alone, alone]);
  expect(new Set((await readdir(home)).map((file) => file.split('.')[0]))).toEqual(new Set(whole.map(nameOf)));
});
