import { describeRig } from '../testing/rig-facts.ts';
import { piano } from './piano.ts';

describeRig('piano', piano);
