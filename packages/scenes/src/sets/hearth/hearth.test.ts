import { describeSet } from '../../testing/set-facts.ts';
import { paintHearth } from './hearth.ts';

describeSet('hearth', paintHearth, [
  { set: 'hearth', time: 'night', season: 'winter' },
  { set: 'hearth', time: 'day', weather: 'rain', seed: 2 },
]);
