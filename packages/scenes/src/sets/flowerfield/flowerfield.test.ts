import { describeSet } from '../../testing/set-facts.ts';
import { paintFlowerfield } from './flowerfield.ts';

describeSet('flowerfield', paintFlowerfield, [
  { set: 'flowerfield', time: 'day' },
  { set: 'flowerfield', time: 'sunset', variety: 'sunflowers', seed: 2 },
  { set: 'flowerfield', time: 'dawn', weather: 'snow', season: 'winter', variety: 'tulips' },
  { set: 'flowerfield', variety: 'wheat' },
  { set: 'flowerfield', variety: 'poppies', time: 'night' },
]);
