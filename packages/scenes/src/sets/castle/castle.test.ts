import { describeSet } from '../../testing/set-facts.ts';
import { paintCastle } from './castle.ts';

describeSet('castle', paintCastle, [
  { set: 'castle', time: 'dusk' },
  { set: 'castle', weather: 'storm', air: 'rain' },
]);
