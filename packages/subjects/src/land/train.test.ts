import { describeRig } from '../testing/rig-facts.ts';
import { train } from './train.ts';

describeRig('train', train);
