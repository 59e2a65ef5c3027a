import { describeSet } from '../../testing/set-facts.ts';
import { paintRoom } from './room.ts';

describeSet('room', paintRoom, [
  { set: 'room', time: 'dusk', weather: 'rain' },
  { set: 'room', weather: 'snow', season: 'winter' },
  { set: 'room' },
]);
