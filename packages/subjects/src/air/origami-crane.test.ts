import { describeRig } from '../testing/rig-facts.ts';
import { origamiCrane } from './origami-crane.ts';

describeRig('origami crane', origamiCrane);
