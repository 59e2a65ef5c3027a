import { describeRig } from '../testing/rig-facts.ts';
import { bubbles } from './bubbles.ts';

describeRig('bubbles', bubbles);
