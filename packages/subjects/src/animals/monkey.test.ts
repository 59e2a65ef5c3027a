import { describeRig } from '../testing/rig-facts.ts';
import { monkey } from './monkey.ts';

describeRig('monkey', monkey, [{}, { activity: 'run' }]);
