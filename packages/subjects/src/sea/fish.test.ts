import { describeRig } from '../testing/rig-facts.ts';
import { fish } from './fish.ts';

describeRig('fish', fish, [{}, { tint: '#4a7fd0' }]);
