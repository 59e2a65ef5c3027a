import { describeRig } from '../testing/rig-facts.ts';
import { squirrel } from './squirrel.ts';

describeRig('squirrel', squirrel, [{}, { activity: 'run' }]);
