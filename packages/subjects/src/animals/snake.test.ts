import { describeRig } from '../testing/rig-facts.ts';
import { snake } from './snake.ts';

describeRig('snake', snake, [{}, { activity: 'walk' }]);
