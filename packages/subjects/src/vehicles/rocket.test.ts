import { describeRig } from '../testing/rig-facts.ts';
import { rocket } from './rocket.ts';

describeRig('rocket', rocket);
