import { describeRig } from '../testing/rig-facts.ts';
import { frog } from './frog.ts';

describeRig('frog', frog, [{}, { activity: 'run' }]);
