import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { extentOf } from './extent.ts';
import { placeMembers } from './place-members.ts';

it('who rides a giant is large enough to be seen', () => {
  const knight = anEntry({
    name: 'knight',
    rig: 'person',
    looks: { kind: 'person', costume: 'knight' },
    action: 'ride',
    relation: { kind: 'riding', to: 1 },
  });
  const snail = anEntry({ name: 'snail', rig: 'snail', looks: {}, stature: 'giant' });
  const members = placeMembers(aStage({ cast: [knight, snail] }).stage, {});
  const [mount, rider] = members.map(({ rig, entry, size }) => extentOf(rig, entry).height * size);
  expect((rider ?? 0) / (mount ?? 1)).toBeGreaterThan(0.5);
});

it('what is in the place of a shell is as large as that, and behind its owner', () => {
  const crab = anEntry({ name: 'crab', rig: 'crab', looks: { kind: 'hermit' } });
  const can = anEntry({
    name: 'tin can',
    rig: 'tinCan',
    mode: 'prop',
    looks: {},
    relation: { kind: 'on', to: 0, part: 'shell' },
  });
  const [first, owner] = placeMembers(aStage({ cast: [crab, can] }).stage, {});
  expect(first?.entry.name).toBe('tin can');
  const tall = extentOf(first?.rig ?? { box: [0, 0, 0, 0] }, can).height * (first?.size ?? 0);
  expect(tall / (owner?.size ?? 1)).toBeGreaterThan(0.9);
});
