import { describeRig } from '../testing/rig-facts.ts';
import { tinCan } from './tin-can.ts';

describeRig('tin can', tinCan);
