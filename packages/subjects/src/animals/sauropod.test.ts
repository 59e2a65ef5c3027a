import { describeRig } from '../testing/rig-facts.ts';
import { sauropod } from './sauropod.ts';

describeRig('sauropod', sauropod, [{}, { activity: 'walk' }]);
