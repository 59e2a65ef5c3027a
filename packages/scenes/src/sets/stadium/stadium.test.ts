import { describeSet } from '../../testing/set-facts.ts';
import { paintStadium } from './stadium.ts';

describeSet('stadium', paintStadium, [
  { set: 'stadium', time: 'day' },
  { set: 'stadium', time: 'night', weather: 'rain' },
]);
