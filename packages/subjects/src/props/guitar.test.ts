import { describeRig } from '../testing/rig-facts.ts';
import { guitar } from './guitar.ts';

describeRig('guitar', guitar);
