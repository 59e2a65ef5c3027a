import type { CastEntry } from '../../plan/scene-plan.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { paintAlley } from './alley.ts';

const RAMEN: CastEntry = { name: 'ramen', rig: 'ramen', mode: 'prop', size: 0.5, looks: {}, count: 1 };

describeSet('alley', paintAlley, [
  { set: 'alley', time: 'night', weather: 'rain' },
  { set: 'alley', time: 'night', cast: [RAMEN] },
  { set: 'alley' },
]);
