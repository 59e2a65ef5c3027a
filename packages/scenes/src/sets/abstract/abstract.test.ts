import { castOf } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintAbstract } from './abstract.ts';

const boat = { name: 'paper boat', rig: 'paperBoat', mode: 'water', looks: {} } as const;

describeSet('abstract', paintAbstract, [
  { set: 'abstract' },
  castOf(boat, { set: 'abstract', time: 'night', season: 'winter' }),
]);
