import { describeRig } from '../testing/rig-facts.ts';
import { crab } from './crab.ts';

describeRig('crab', crab);
