import { describeSet } from '../../testing/set-facts.ts';
import { paintClassroom } from './classroom.ts';

describeSet('classroom', paintClassroom, [
  { set: 'classroom', time: 'day' },
  { set: 'classroom', time: 'night', weather: 'snow' },
]);
