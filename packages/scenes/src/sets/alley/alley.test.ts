import { anEntry } from '@kinora/reading/testing';

import { describeSet } from '../../testing/set-facts.ts';
import { paintAlley } from './alley.ts';

const RAMEN = anEntry({ name: 'ramen', rig: 'ramen', mode: 'prop', size: 0.5, looks: {} });

describeSet('alley', paintAlley, [
  { set: 'alley', time: 'night', weather: 'rain' },
  { set: 'alley', time: 'night', cast: [RAMEN] },
  { set: 'alley' },
]);
