import { describeSet } from '../../testing/set-facts.ts';
import { paintFlowerbed } from './flowerbed.ts';

describeSet('flowerbed', paintFlowerbed, [
  { set: 'flowerbed' },
  { set: 'flowerbed', time: 'night', seed: 2 },
  { set: 'flowerbed', time: 'sunset', seed: 3 },
]);
