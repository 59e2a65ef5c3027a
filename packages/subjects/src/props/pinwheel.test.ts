import { describeRig } from '../testing/rig-facts.ts';
import { pinwheel } from './pinwheel.ts';

describeRig('pinwheel', pinwheel, [{}, { tint: '#3f6fd0' }]);
