import { describeRig } from '../testing/rig-facts.ts';
import { dragon } from './dragon.ts';

describeRig('dragon', dragon, [{}, { tint: '#3f7f5a' }]);
