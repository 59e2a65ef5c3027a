import { drivingOf } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintDesert } from './desert.ts';

describeSet('desert', paintDesert, [
  drivingOf({ set: 'desert' }),
  { set: 'desert', time: 'sunset' },
  { set: 'desert', time: 'night' },
]);
