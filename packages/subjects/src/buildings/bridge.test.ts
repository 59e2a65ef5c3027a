import { describeRig } from '../testing/rig-facts.ts';
import { bridge } from './bridge.ts';

describeRig('bridge', bridge);
