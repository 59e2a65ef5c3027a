import { describeRig } from '../testing/rig-facts.ts';
import { duck } from './duck.ts';

describeRig('duck', duck, [{}, { activity: 'walk' }]);
