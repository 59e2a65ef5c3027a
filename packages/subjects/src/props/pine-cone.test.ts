import { describeRig } from '../testing/rig-facts.ts';
import { pineCone } from './pine-cone.ts';

describeRig('pine cone', pineCone);
