import { describeSet } from '../../testing/set-facts.ts';
import { paintIce } from './ice.ts';

describeSet('ice', paintIce, [
  { set: 'ice' },
  { set: 'ice', time: 'night', seed: 2 },
  { set: 'ice', time: 'sunset', seed: 3 },
]);
