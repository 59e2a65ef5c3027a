import { describeRig } from '../testing/rig-facts.ts';
import { cake } from './cake.ts';

describeRig('cake', cake);
