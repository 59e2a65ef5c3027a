import { describeSet } from '../../testing/set-facts.ts';
import { paintDesert } from './desert.ts';

describeSet('desert', paintDesert, [
  { set: 'desert', action: 'drive', scroll: 0.34 },
  { set: 'desert', time: 'sunset' },
  { set: 'desert', time: 'night' },
]);
