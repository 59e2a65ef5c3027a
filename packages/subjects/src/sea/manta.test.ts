import { describeRig } from '../testing/rig-facts.ts';
import { manta } from './manta.ts';

describeRig('manta', manta);
