import { describeRig } from '../testing/rig-facts.ts';
import { kangaroo } from './kangaroo.ts';

describeRig('kangaroo', kangaroo, [{}, { activity: 'run' }]);
