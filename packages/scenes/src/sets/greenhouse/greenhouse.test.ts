import { describeSet } from '../../testing/set-facts.ts';
import { paintGreenhouse } from './greenhouse.ts';

describeSet('greenhouse', paintGreenhouse, [{ set: 'greenhouse' }, { set: 'greenhouse', time: 'sunset' }]);
