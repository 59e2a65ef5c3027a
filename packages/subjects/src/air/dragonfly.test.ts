import { describeRig } from '../testing/rig-facts.ts';
import { dragonfly } from './dragonfly.ts';

describeRig('dragonfly', dragonfly, [{}, { tint: '#d8402f' }]);
