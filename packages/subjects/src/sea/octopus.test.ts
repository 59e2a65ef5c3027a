import { describeRig } from '../testing/rig-facts.ts';
import { octopus } from './octopus.ts';

describeRig('octopus', octopus);
