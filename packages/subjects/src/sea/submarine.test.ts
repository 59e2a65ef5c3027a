import { describeRig } from '../testing/rig-facts.ts';
import { submarine } from './submarine.ts';

describeRig('submarine', submarine);
