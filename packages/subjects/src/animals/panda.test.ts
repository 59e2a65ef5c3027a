import { describeRig } from '../testing/rig-facts.ts';
import { panda } from './panda.ts';

describeRig('panda', panda);
