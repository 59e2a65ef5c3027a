import { describeRig } from '../../testing/rig-facts.ts';
import { person } from './person.ts';

describeRig('person', person, [{}, { gait: 'walk', variant: 1 }, { gait: 'run', variant: 2 }]);
