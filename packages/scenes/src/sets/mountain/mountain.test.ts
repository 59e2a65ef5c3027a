import { castOf } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintMountain } from './mountain.ts';

const boat = { name: 'sailboat', rig: 'sailboat', mode: 'water', looks: {} } as const;

describeSet('mountain', paintMountain, [
  { set: 'mountain', season: 'winter' },
  castOf(boat, { set: 'mountain', time: 'night', weather: 'storm' }),
]);
