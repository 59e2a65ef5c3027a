import { describeRig } from '../testing/rig-facts.ts';
import { windmill } from './windmill.ts';

describeRig('windmill', windmill);
