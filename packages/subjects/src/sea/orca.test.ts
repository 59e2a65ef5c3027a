import { describeRig } from '../testing/rig-facts.ts';
import { orca } from './orca.ts';

describeRig('orca', orca, [{}, { kind: 'narwhal' }]);
