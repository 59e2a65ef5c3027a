import { describeRig } from '../testing/rig-facts.ts';
import { candle } from './candle.ts';

describeRig('candle', candle);
