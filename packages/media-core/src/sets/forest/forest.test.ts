import { describeSet } from '../../testing/set-facts.ts';
import { paintForest } from './forest.ts';

describeSet('forest', paintForest, [
  { set: 'forest', season: 'winter', weather: 'snow', action: 'run', scroll: 0.3 },
  { set: 'forest', season: 'autumn' },
  { set: 'forest', time: 'night' },
]);
