import { describeRig } from '../testing/rig-facts.ts';
import { umbrella } from './umbrella.ts';

describeRig('umbrella', umbrella);
