import { describeRig } from '../testing/rig-facts.ts';
import { penguin } from './penguin.ts';

describeRig('penguin', penguin, [{}, { activity: 'walk' }]);
