import { describeRig } from '../testing/rig-facts.ts';
import { lantern } from './lantern.ts';

describeRig('lantern', lantern);
