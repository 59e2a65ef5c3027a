import { describeRig } from '../testing/rig-facts.ts';
import { zeppelin } from './zeppelin.ts';

describeRig('zeppelin', zeppelin);
