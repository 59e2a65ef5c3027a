import { describeRig } from '../testing/rig-facts.ts';
import { feast } from './feast.ts';

describeRig('feast', feast);
