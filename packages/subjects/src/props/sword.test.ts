import { describeRig } from '../testing/rig-facts.ts';
import { sword } from './sword.ts';

describeRig('sword', sword, [{}, { kind: 'katana' }]);
