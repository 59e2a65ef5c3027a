import { describeRig } from '../testing/rig-facts.ts';
import { dandelion } from './dandelion.ts';

describeRig('dandelion', dandelion);
