import { describeSet } from '../../testing/set-facts.ts';
import { paintTemple } from './temple.ts';

describeSet('temple', paintTemple, [
  { set: 'temple', time: 'dawn' },
  { set: 'temple', time: 'night', seed: 5 },
]);
