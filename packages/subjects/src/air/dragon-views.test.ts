import { describeRig } from '../testing/rig-facts.ts';
import { dragonAhead, dragonBehind } from './dragon-views.ts';

describeRig('dragon ahead', dragonAhead, [{}, { tint: '#3f7f5a' }]);
describeRig('dragon behind', dragonBehind);
