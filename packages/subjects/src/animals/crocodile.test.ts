import { describeRig } from '../testing/rig-facts.ts';
import { crocodile } from './crocodile.ts';

describeRig('crocodile', crocodile, [{}, { activity: 'walk' }]);
