import { describeRig } from '../testing/rig-facts.ts';
import { tractor } from './tractor.ts';

describeRig('tractor', tractor);
