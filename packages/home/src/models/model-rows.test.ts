import { CATALOGUE } from '@kinora/contracts/catalogue';
import { expect, it } from 'vitest';

import { modelRows } from './model-rows.ts';

it('says of every model whether it runs here, is not connected or was closed', () => {
  const rows = modelRows(CATALOGUE, [{ model: 'local', modes: ['text'] }]);
  expect(rows).toHaveLength(CATALOGUE.length);
  const groupOf = (slug: string) => rows.find((row) => row.slug === slug)?.group;
  expect(groupOf('local')).toBe('here');
  expect(groupOf('veo-3-1')).toBe('unconnected');
  expect(groupOf('sora-2')).toBe('closed');
  expect(rows.filter(({ group }) => group === 'closed').every(({ closedOn }) => closedOn !== null)).toBe(true);
});

it('puts what runs first and what was closed last', () => {
  const groups = modelRows(CATALOGUE, [{ model: 'vidu-q1', modes: ['text'] }]).map(({ group }) => group);
  expect(groups[0]).toBe('here');
  expect(groups.at(-1)).toBe('closed');
  expect(groups.lastIndexOf('unconnected')).toBeLessThan(groups.indexOf('closed'));
});

it('does not take a closed model for a running one, whatever a server says', () => {
  const rows = modelRows(CATALOGUE, [{ model: 'sora-2', modes: ['text'] }]);
  expect(rows.find(({ slug }) => slug === 'sora-2')?.group).toBe('closed');
});

it('knows the price of the cheapest clip', () => {
  expect(modelRows(CATALOGUE, []).find(({ slug }) => slug === 'local')?.from).toBe(8);
});
