import { describeSet } from '../../testing/set-facts.ts';
import { paintOffice } from './office.ts';

describeSet('office', paintOffice, [
  { set: 'office', time: 'day' },
  { set: 'office', time: 'night', weather: 'storm', seed: 2 },
]);
