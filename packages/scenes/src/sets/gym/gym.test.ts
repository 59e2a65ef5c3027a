import { describeSet } from '../../testing/set-facts.ts';
import { paintGym } from './gym.ts';

describeSet('gym', paintGym, [
  { set: 'gym', time: 'day' },
  { set: 'gym', time: 'night', seed: 2 },
]);
