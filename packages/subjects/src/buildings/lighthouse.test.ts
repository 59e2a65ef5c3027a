import { describeRig } from '../testing/rig-facts.ts';
import { lighthouse } from './lighthouse.ts';

describeRig('lighthouse', lighthouse);
