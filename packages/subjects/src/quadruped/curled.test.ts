import { describeRig } from '../testing/rig-facts.ts';
import { curled } from './curled.ts';

describeRig('curled', curled, [{ kind: 'cat' }, { kind: 'fox' }, { kind: 'dog', tint: '#555555' }]);
