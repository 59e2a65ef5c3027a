import { describeRig } from '../testing/rig-facts.ts';
import { helicopter } from './helicopter.ts';

describeRig('helicopter', helicopter);
