import { describeRig } from '../testing/rig-facts.ts';
import { flamingo } from './flamingo.ts';

describeRig('flamingo', flamingo, [{}, { activity: 'walk' }]);
