import { describeSet } from '../../testing/set-facts.ts';
import { paintSea } from './sea.ts';

describeSet('sea', paintSea, [
  { set: 'sea' },
  { set: 'sea', weather: 'storm', time: 'night', air: 'rain' },
  { set: 'sea', time: 'night' },
]);
