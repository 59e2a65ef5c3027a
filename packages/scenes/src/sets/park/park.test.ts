import { describeSet } from '../../testing/set-facts.ts';
import { paintPark } from './park.ts';

describeSet('park', paintPark, [
  { set: 'park', season: 'autumn', time: 'night' },
  { set: 'park', season: 'winter' },
]);
