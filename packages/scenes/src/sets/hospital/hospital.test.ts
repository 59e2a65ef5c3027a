import { describeSet } from '../../testing/set-facts.ts';
import { paintHospital } from './hospital.ts';

describeSet('hospital', paintHospital, [
  { set: 'hospital', time: 'day' },
  { set: 'hospital', time: 'night' },
]);
