import { describeRig } from '../testing/rig-facts.ts';
import { canoe } from './canoe.ts';

describeRig('canoe', canoe);
