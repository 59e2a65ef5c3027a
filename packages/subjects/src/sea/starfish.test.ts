import { describeRig } from '../testing/rig-facts.ts';
import { starfish } from './starfish.ts';

describeRig('starfish', starfish);
