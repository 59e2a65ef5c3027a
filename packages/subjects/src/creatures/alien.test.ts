import { describeRig } from '../testing/rig-facts.ts';
import { alien } from './alien.ts';

describeRig('alien', alien, [{}, { activity: 'walk' }]);
