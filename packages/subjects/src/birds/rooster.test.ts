import { describeRig } from '../testing/rig-facts.ts';
import { rooster } from './rooster.ts';

describeRig('rooster', rooster, [{}, { activity: 'run' }]);
