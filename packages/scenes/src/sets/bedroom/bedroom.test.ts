import { describeSet } from '../../testing/set-facts.ts';
import { paintBedroom } from './bedroom.ts';

describeSet('bedroom', paintBedroom, [
  { set: 'bedroom', time: 'night' },
  { set: 'bedroom', time: 'day', weather: 'rain', seed: 2 },
]);
