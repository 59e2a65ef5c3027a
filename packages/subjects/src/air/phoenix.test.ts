import { describeRig } from '../testing/rig-facts.ts';
import { phoenix } from './phoenix.ts';

describeRig('phoenix', phoenix);
