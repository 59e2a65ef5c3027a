import { describeRig } from '../../testing/rig-facts.ts';
import { robot } from './robot.ts';

describeRig('robot', robot, [{}, { activity: 'water' }]);
