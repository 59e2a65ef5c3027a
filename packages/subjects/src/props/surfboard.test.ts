import { describeRig } from '../testing/rig-facts.ts';
import { surfboard } from './surfboard.ts';

describeRig('surfboard', surfboard, [{}, { kind: 'snowboard' }]);
