import { describeRig } from '../testing/rig-facts.ts';
import { clock } from './clock.ts';

describeRig('clock', clock);
