import { describeSet } from '../../testing/set-facts.ts';
import { paintCompartment } from './compartment.ts';

describeSet('compartment', paintCompartment, [
  { set: 'compartment', time: 'day' },
  { set: 'compartment', time: 'night', weather: 'rain', seed: 5 },
]);
