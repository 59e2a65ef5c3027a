import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { modelRows } from './model-rows.ts';

type Served = Parameters<typeof modelRows>[1]['served'];
const rowsOf = (served: Served) => modelRows(CATALOGUE, { served, gpuCredits: GPU_CREDITS });
const rowOf = (slug: string, served: Served) => rowsOf(served).find((row) => row.slug === slug);

it('says of every model whether it runs here, is not connected or was closed', () => {
  const served = [{ model: 'local', modes: ['text'] }] as const;
  expect(rowsOf(served)).toHaveLength(CATALOGUE.length);
  expect(rowOf('local', served)?.state).toBe('here');
  expect(rowOf('veo-3-1', served)?.state).toBe('unconnected');
  expect(rowOf('sora-2', served)?.state).toBe('closed');
  const closed = rowsOf(served).filter(({ state }) => state === 'closed');
  expect(closed.every(({ closedOn }) => closedOn !== null)).toBe(true);
});

it('tells what a route leads to from what runs here, and a stand-in from both', () => {
  const served = [
    { model: 'local', modes: ['text'] },
    { model: 'vidu-q1', modes: ['text'] },
    { model: 'veo-3-1', modes: ['text'], isSimulated: true },
  ] as const;
  const states = ['local', 'vidu-q1', 'veo-3-1', 'hailuo-02'].map((slug) => rowOf(slug, served)?.state);
  expect(states).toEqual(['here', 'connected', 'simulated', 'unconnected']);
});

it('has the same order before the server has answered, with what was closed last', () => {
  const [before, after] = [rowsOf(null), rowsOf([{ model: 'vidu-q1', modes: ['text'] }])];
  expect(before.map(({ slug }) => slug)).toEqual(after.map(({ slug }) => slug));
  expect(before[0]).toMatchObject({ slug: 'local', state: null });
  expect(before.at(-1)?.state).toBe('closed');
});

it('does not take a closed model for a running one, whatever a server says', () => {
  expect(rowOf('sora-2', [{ model: 'sora-2', modes: ['text'] }])?.state).toBe('closed');
});

it('names a replacement of what was closed that runs here, and otherwise the nearest', () => {
  expect(rowOf('sora-2', [{ model: 'local', modes: ['text'] }])?.successor).toBe('local');
  expect(rowOf('sora-2', null)?.successor).toBe('veo-3-1');
  expect(rowOf('veo-3-1', null)?.successor).toBeUndefined();
});

it('knows the price of the cheapest clip', () => {
  expect(rowOf('local', [])?.from).toBe(8);
});
