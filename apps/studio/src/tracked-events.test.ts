import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { TRACKED_EVENTS } from '@kinora/browser';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/studio/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$/.test(file) && !file.endsWith('data-layer.ts'),
);

/** Each call of `track` in our sources: the name of its event and of what else it says. */
const calls = sources.flatMap((file) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  return [...text.matchAll(/\btrack\(\{\s*event:\s*'(\w+)'([^}]*)\}/g)].map(([, event = '', rest = '']) => ({
    event,
    says: [...rest.matchAll(/(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name),
  }));
});
const written = sources.reduce(
  (count, file) => count + (readFileSync(resolve(root, file), 'utf8').match(/\btrack\(/g)?.length ?? 0),
  0,
);

/** The dialog of the prices tells these; before there is one, nobody does. */
const OF_PRICING = existsSync(resolve(root, 'packages/pricing')) ? [] : ['plan_tab', 'plan_close'];

it('reads every call of track', () => {
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.length).toBe(written);
});

it('has a call for every event of the list, and none beside it', () => {
  const called = new Set([...calls.map(({ event }) => event), ...OF_PRICING]);
  expect([...called].toSorted()).toEqual(Object.keys(TRACKED_EVENTS).toSorted());
});

it('says with each event what the list says', () => {
  const said = new Map<string, readonly string[]>(Object.entries(TRACKED_EVENTS));
  for (const { event, says } of calls)
    expect([event, ...(said.get(event) ?? []).filter((name) => !says.includes(name))]).toEqual([event]);
});
