import { describeSet } from '../../testing/set-facts.ts';
import { paintTabletop } from './tabletop.ts';

describeSet('tabletop', paintTabletop, [
  { set: 'tabletop' },
  { set: 'tabletop', time: 'night', seed: 2 },
  { set: 'tabletop', time: 'sunset', seed: 3 },
]);
