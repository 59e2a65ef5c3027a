import { describeRig } from '../testing/rig-facts.ts';
import { snail } from './snail.ts';

describeRig('snail', snail);
