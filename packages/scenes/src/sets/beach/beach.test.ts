import { describeSet } from '../../testing/set-facts.ts';
import { paintBeach } from './beach.ts';

describeSet('beach', paintBeach, [{}, { time: 'night', season: 'winter', weather: 'storm' }]);
