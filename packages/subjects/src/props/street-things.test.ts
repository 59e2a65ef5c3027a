import { describeRig } from '../testing/rig-facts.ts';
import { fireHydrant, streetThings } from './street-things.ts';

describeRig('street things', streetThings, [{}, { kind: 'traffic light' }, { kind: 'phone booth' }]);
describeRig('fire hydrant', fireHydrant);
