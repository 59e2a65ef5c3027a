import { describeRig } from '../testing/rig-facts.ts';
import { truck } from './truck.ts';

describeRig('truck', truck);
