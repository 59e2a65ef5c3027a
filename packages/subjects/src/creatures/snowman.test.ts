import { describeRig } from '../testing/rig-facts.ts';
import { snowman } from './snowman.ts';

describeRig('snowman', snowman, [{}, { activity: 'run' }]);
