import { describeSet } from '../../testing/set-facts.ts';
import { paintCafe } from './cafe.ts';

describeSet('cafe', paintCafe, [
  { set: 'cafe', time: 'day' },
  { set: 'cafe', time: 'dusk', weather: 'snow', season: 'winter', seed: 3 },
]);
