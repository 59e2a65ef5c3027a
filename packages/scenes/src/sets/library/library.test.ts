import { describeSet } from '../../testing/set-facts.ts';
import { paintLibrary } from './library.ts';

describeSet('library', paintLibrary, [
  { set: 'library', time: 'day' },
  { set: 'library', time: 'night', weather: 'rain' },
]);
