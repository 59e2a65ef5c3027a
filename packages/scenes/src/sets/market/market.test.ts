import { describeSet } from '../../testing/set-facts.ts';
import { paintMarket } from './market.ts';

describeSet('market', paintMarket, [
  { set: 'market', time: 'day' },
  { set: 'market', time: 'night', weather: 'snow' },
]);
