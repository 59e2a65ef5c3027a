import { describeRig } from '../testing/rig-facts.ts';
import { gift } from './gift.ts';

describeRig('gift', gift);
