import { describeRig } from '../testing/rig-facts.ts';
import { bonsai } from './bonsai.ts';

describeRig('bonsai', bonsai);
