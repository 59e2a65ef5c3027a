import { describeRig } from '../testing/rig-facts.ts';
import { seahorse } from './seahorse.ts';

describeRig('seahorse', seahorse);
