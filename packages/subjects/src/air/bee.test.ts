import { describeRig } from '../testing/rig-facts.ts';
import { bee } from './bee.ts';

describeRig('bee', bee);
