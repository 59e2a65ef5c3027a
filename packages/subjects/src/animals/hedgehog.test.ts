import { describeRig } from '../testing/rig-facts.ts';
import { hedgehog } from './hedgehog.ts';

describeRig('hedgehog', hedgehog, [{}, { activity: 'walk' }]);
