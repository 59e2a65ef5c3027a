import { describeSet } from '../../testing/set-facts.ts';
import { paintPlatform } from './platform.ts';

describeSet('platform', paintPlatform, [
  { set: 'platform', time: 'day' },
  { set: 'platform', time: 'night', weather: 'rain', seed: 2 },
]);
