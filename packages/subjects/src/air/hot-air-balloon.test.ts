import { describeRig } from '../testing/rig-facts.ts';
import { hotAirBalloon } from './hot-air-balloon.ts';

describeRig('hot air balloon', hotAirBalloon, [{}, { variant: 1 }, { tint: '#c93756' }]);
