import { describeRig } from '../testing/rig-facts.ts';
import { motorcycle } from './motorcycle.ts';

describeRig('motorcycle', motorcycle);
