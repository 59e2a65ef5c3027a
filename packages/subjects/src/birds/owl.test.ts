import { describeRig } from '../testing/rig-facts.ts';
import { owl } from './owl.ts';

describeRig('owl', owl);
