import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { createFilms, promptIn } from './draw-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-films-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds the words wherever a vendor’s format has them', () => {
  expect(promptIn({ instances: [{ prompt: 'a boat' }], parameters: {} })).toBe('a boat');
  expect(promptIn({ input: { seed: 1, prompt: 'a kite' } })).toBe('a kite');
  const nodes = { positive: { inputs: { text: 'a fox' } }, negative: { inputs: { text: 'rain' } } };
  expect(promptIn({ client_id: 'one', prompt: nodes })).toBe('a fox');
  expect(promptIn({ nothing: [null, 7] })).toBeUndefined();
});

it('draws a film of the words, once', async () => {
  const film = createFilms(folder);
  const job = {
    id: 'a',
    key: undefined,
    callback: undefined,
    startedAt: 0,
    outcome: 'ready',
    isHurried: false,
  } as const;
  const first = await film({ ...job, asked: { prompt: 'a paper boat' } });
  expect(first.subarray(4, 8).toString()).toBe('ftyp');
  expect(await film({ ...job, id: 'b', asked: { input: { prompt: 'a paper boat' } } })).toBe(first);
}, 60_000);
