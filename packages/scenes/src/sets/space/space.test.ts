import { describeSet } from '../../testing/set-facts.ts';
import { paintSpace } from './space.ts';

describeSet('space', paintSpace, [{ set: 'space', time: 'night' }]);
