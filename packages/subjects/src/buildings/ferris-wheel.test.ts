import { describeRig } from '../testing/rig-facts.ts';
import { ferrisWheel } from './ferris-wheel.ts';

describeRig('ferris wheel', ferrisWheel);
