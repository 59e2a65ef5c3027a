import { describeRig } from '../testing/rig-facts.ts';
import { parrot } from './parrot.ts';

describeRig('parrot', parrot);
