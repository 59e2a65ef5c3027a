import { describeSet } from '../../testing/set-facts.ts';
import { paintFarm } from './farm.ts';

describeSet('farm', paintFarm, [
  { scroll: 0.3, season: 'autumn' },
  { time: 'night', season: 'winter' },
]);
