import { describeRig } from '../testing/rig-facts.ts';
import { turtle } from './turtle.ts';

describeRig('turtle', turtle);
