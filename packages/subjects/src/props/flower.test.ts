import { describeRig } from '../testing/rig-facts.ts';
import { flower } from './flower.ts';

describeRig('flower', flower, [{}, { kind: 'morning glory' }]);
