import { describeSet } from '../../testing/set-facts.ts';
import { paintRooftop } from './rooftop.ts';

describeSet('rooftop', paintRooftop, [
  { set: 'rooftop', time: 'dusk' },
  { set: 'rooftop', time: 'day', seed: 2 },
]);
