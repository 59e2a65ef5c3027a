import { describeSet } from '../../testing/set-facts.ts';
import { paintLake } from './lake.ts';

describeSet('lake', paintLake, [
  { set: 'lake', time: 'dawn' },
  { set: 'lake', time: 'night' },
]);
