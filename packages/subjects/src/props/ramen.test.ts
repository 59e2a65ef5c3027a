import { describeRig } from '../testing/rig-facts.ts';
import { ramen } from './ramen.ts';

describeRig('ramen', ramen);
