import { castOf } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintForest } from './forest.ts';

describeSet('forest', paintForest, [
  castOf({ action: 'run' }, { set: 'forest', season: 'winter', weather: 'snow', scroll: 0.3 }),
  { set: 'forest', season: 'autumn' },
  { set: 'forest', time: 'night' },
]);
