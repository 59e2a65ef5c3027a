import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { placeMembers } from './place-members.ts';

/** A cake on a table that some stand around. */
function cakeAmong(count: number) {
  const cast = [
    anEntry({ name: 'cake', rig: 'cake', mode: 'prop', looks: {}, relation: { kind: 'on', to: 1 } }),
    anEntry({ name: 'table', rig: 'table', mode: 'prop', looks: {} }),
    anEntry({ name: 'woman', rig: 'person', looks: {}, count, relation: { kind: 'around', to: 1 } }),
  ];
  const cake = placeMembers(aStage({ cast }).stage, {}).find(({ entry }) => entry.name === 'cake');
  const carrier = cake?.carrier;
  if (!cake || !carrier) throw new Error('There is no cake on the table.');
  return { cake, carrier, table: carrier.member };
}

const widthOf = (box: readonly number[], size: number) => ((box[2] ?? 0) - (box[0] ?? 0)) * size;

it.each([3, 4])('shows those behind what is on something that %i stand around', (count) => {
  const { cake, table } = cakeAmong(count);
  const width = widthOf(cake.rig.stance ?? cake.rig.box, cake.size);
  expect(width).toBeLessThan(widthOf(table.rig.surface ?? table.rig.box, table.size) * 0.3);
});

it('stands beside the middle one of an odd number, and between two of an even one', () => {
  expect(cakeAmong(4).carrier.share).toBe(0.5);
  expect(cakeAmong(3).carrier.share).toBeLessThan(0.3);
});
