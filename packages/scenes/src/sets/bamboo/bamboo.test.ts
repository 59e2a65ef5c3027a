import { describeSet } from '../../testing/set-facts.ts';
import { paintBamboo } from './bamboo.ts';

describeSet('bamboo', paintBamboo, [
  { set: 'bamboo', time: 'dawn' },
  { set: 'bamboo', time: 'night', seed: 2 },
]);
