import { describeRig } from '../testing/rig-facts.ts';
import { sweets } from './sweets.ts';

describeRig('sweets', sweets, [{}, { kind: 'popsicle' }]);
