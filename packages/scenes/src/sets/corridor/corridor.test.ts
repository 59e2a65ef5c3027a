import { describeSet } from '../../testing/set-facts.ts';
import { paintCorridor } from './corridor.ts';

describeSet('corridor', paintCorridor, [
  { set: 'corridor', time: 'dusk', seed: 2 },
  { set: 'corridor', time: 'night', variety: 'ajar', seed: 4 },
]);
