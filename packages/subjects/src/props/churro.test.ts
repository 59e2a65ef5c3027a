import { describeRig } from '../testing/rig-facts.ts';
import { churro } from './churro.ts';

describeRig('churro', churro);
