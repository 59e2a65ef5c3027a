import { describeRig } from '../testing/rig-facts.ts';
import { strings } from './strings.ts';

describeRig('strings', strings, [{}, { kind: 'harp' }, { kind: 'shamisen' }]);
