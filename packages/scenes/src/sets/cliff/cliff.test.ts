import { describeSet } from '../../testing/set-facts.ts';
import { paintCliff } from './cliff.ts';

describeSet('cliff', paintCliff, [
  { set: 'cliff', time: 'day' },
  { set: 'cliff', time: 'sunset', seed: 5 },
  { set: 'cliff', weather: 'snow', season: 'winter' },
]);
