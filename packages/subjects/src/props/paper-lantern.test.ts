import { describeRig } from '../testing/rig-facts.ts';
import { paperLantern } from './paper-lantern.ts';

describeRig('paper lantern', paperLantern, [{}, { kind: 'sky' }, { kind: 'floating' }]);
