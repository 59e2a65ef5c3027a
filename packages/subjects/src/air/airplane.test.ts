import { describeRig } from '../testing/rig-facts.ts';
import { airplane } from './airplane.ts';

describeRig('airplane', airplane);
