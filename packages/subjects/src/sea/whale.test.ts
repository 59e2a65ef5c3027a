import { describeRig } from '../testing/rig-facts.ts';
import { whale } from './whale.ts';

describeRig('whale', whale);
