import { describeRig } from '../../testing/rig-facts.ts';
import { astronaut } from './astronaut.ts';

describeRig('astronaut', astronaut);
