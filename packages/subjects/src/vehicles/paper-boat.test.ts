import { describeRig } from '../testing/rig-facts.ts';
import { paperBoat } from './paper-boat.ts';

describeRig('paper boat', paperBoat);
