import { describeRig } from '../testing/rig-facts.ts';
import { yeti } from './yeti.ts';

describeRig('yeti', yeti, [{}, { activity: 'run' }]);
