import { describeRig } from '../testing/rig-facts.ts';
import { sailboat } from './sailboat.ts';

describeRig('sailboat', sailboat);
