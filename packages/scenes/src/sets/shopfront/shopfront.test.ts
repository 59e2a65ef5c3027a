import { describeSet } from '../../testing/set-facts.ts';
import { paintShopfront } from './shopfront.ts';

describeSet('shopfront', paintShopfront, [
  { set: 'shopfront', time: 'dusk' },
  { set: 'shopfront', time: 'night', weather: 'rain', seed: 2 },
]);
