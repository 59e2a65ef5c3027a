import { describeRig } from '../testing/rig-facts.ts';
import { ball } from './ball.ts';

describeRig('ball', ball, [{}, { tint: '#d8402f', activity: 'run' }]);
