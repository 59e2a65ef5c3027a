import { describeRig } from '../testing/rig-facts.ts';
import { armchair, rockingChair } from './armchair.ts';

describeRig('armchair', armchair);
describeRig('rocking chair', rockingChair);
