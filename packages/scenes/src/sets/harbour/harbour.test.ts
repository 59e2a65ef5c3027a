import { castOf } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintHarbour } from './harbour.ts';

const boat = { name: 'sailboat', rig: 'sailboat', mode: 'water', looks: {} } as const;

describeSet('harbour', paintHarbour, [
  { set: 'harbour', season: 'winter', time: 'night' },
  castOf(boat, { set: 'harbour', weather: 'storm' }),
]);
