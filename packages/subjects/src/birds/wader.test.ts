import { describeRig } from '../testing/rig-facts.ts';
import { wader } from './wader.ts';

describeRig('wader', wader, [{}, { kind: 'heron' }, { kind: 'crane' }, { kind: 'ostrich', activity: 'run' }]);
