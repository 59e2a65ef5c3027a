import { describeRig } from '../testing/rig-facts.ts';
import { partyBalloon } from './party-balloon.ts';

describeRig('party balloon', partyBalloon, [{}, { variant: 3 }]);
