import { describeRig } from '../testing/rig-facts.ts';
import { gingerbreadMan } from './gingerbread-man.ts';

describeRig('gingerbread man', gingerbreadMan, [{}, { activity: 'walk' }]);
