import { describeRig } from '../testing/rig-facts.ts';
import { tree } from './tree.ts';

describeRig('tree', tree, [{}, { kind: 'apple' }, { kind: 'blossom' }]);
