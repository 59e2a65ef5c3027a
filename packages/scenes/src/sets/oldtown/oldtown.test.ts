import { describeSet } from '../../testing/set-facts.ts';
import { paintOldtown } from './oldtown.ts';

describeSet('oldtown', paintOldtown, [
  { set: 'oldtown', time: 'dusk' },
  { set: 'oldtown', time: 'day', weather: 'snow', season: 'winter' },
]);
