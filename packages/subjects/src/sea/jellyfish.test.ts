import { describeRig } from '../testing/rig-facts.ts';
import { jellyfish } from './jellyfish.ts';

describeRig('jellyfish', jellyfish);
