import { describeRig } from '../testing/rig-facts.ts';
import { axolotl } from './axolotl.ts';

describeRig('axolotl', axolotl, [{}, { tint: '#2b2a33' }]);
