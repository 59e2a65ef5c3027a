import { describeRig } from '../testing/rig-facts.ts';
import { shark } from './shark.ts';

describeRig('shark', shark);
