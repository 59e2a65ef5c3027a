import { describeRig } from '../testing/rig-facts.ts';
import { bicycle } from './bicycle.ts';

describeRig('bicycle', bicycle);
