import { anEntry } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintValley } from './valley.ts';

const BALLOONS = anEntry({ name: 'balloon', rig: 'hotair', mode: 'air', size: 0.5, looks: {}, count: 3 });

describeSet('valley', paintValley, [
  { set: 'valley' },
  { set: 'valley', season: 'winter', weather: 'snow' },
  { set: 'valley', time: 'night', cast: [BALLOONS] },
]);
