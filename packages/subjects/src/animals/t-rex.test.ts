import { describeRig } from '../testing/rig-facts.ts';
import { tRex } from './t-rex.ts';

describeRig('t rex', tRex, [{}, { activity: 'run' }]);
