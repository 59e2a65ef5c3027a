import { describeSet } from '../../testing/set-facts.ts';
import { paintRuins } from './ruins.ts';

describeSet('ruins', paintRuins, [
  { set: 'ruins', time: 'day' },
  { set: 'ruins', time: 'night', seed: 2 },
]);
