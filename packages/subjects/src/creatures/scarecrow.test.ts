import { describeRig } from '../testing/rig-facts.ts';
import { scarecrow } from './scarecrow.ts';

describeRig('scarecrow', scarecrow);
