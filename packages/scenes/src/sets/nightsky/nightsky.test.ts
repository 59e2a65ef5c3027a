import { describeSet } from '../../testing/set-facts.ts';
import { paintNightsky } from './nightsky.ts';

describeSet('nightsky', paintNightsky, [
  { set: 'nightsky', time: 'night' },
  { set: 'nightsky', variety: 'aurora', time: 'night', seed: 2 },
]);
