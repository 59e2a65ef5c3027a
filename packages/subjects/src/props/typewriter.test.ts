import { describeRig } from '../testing/rig-facts.ts';
import { typewriter } from './typewriter.ts';

describeRig('typewriter', typewriter);
