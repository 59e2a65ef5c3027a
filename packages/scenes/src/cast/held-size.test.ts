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
