import { describeRig } from '../testing/rig-facts.ts';
import { campfire } from './campfire.ts';

describeRig('campfire', campfire);
