import { drivingOf } from '../../testing/a-member.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { paintDesert } from './desert.ts';

describeSet('desert', paintDesert, [
  drivingOf({ set: 'desert' }),
  { set: 'desert', time: 'sunset' },
  { set: 'desert', time: 'night' },
]);
