import { describeSet } from '../../testing/set-facts.ts';
import { paintKitchen } from './kitchen.ts';

describeSet('kitchen', paintKitchen, [
  { set: 'kitchen', time: 'day' },
  { set: 'kitchen', time: 'night', weather: 'storm' },
]);
