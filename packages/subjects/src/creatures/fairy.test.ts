import { describeRig } from '../testing/rig-facts.ts';
import { fairy } from './fairy.ts';

describeRig('fairy', fairy);
