import { describeSet } from '../../testing/set-facts.ts';
import { paintCity } from './city.ts';

describeSet('city', paintCity, [{}, { time: 'night', season: 'winter', weather: 'snow' }]);
