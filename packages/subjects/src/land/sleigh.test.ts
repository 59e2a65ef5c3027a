import { describeRig } from '../testing/rig-facts.ts';
import { sleigh } from './sleigh.ts';

describeRig('sleigh', sleigh);
