import { describeSet } from '../../testing/set-facts.ts';
import { paintSkyward } from './skyward.ts';

const SETS = ['park', 'city', 'forest', 'desert', 'sea', 'room'] as const;

describeSet(
  'skyward',
  paintSkyward,
  SETS.map((set) => ({ set, angle: 'below' as const })),
);
describeSet('skyward at night', paintSkyward, [{ set: 'city', angle: 'below', time: 'night' }]);
