import { describeRig } from '../../testing/rig-facts.ts';
import { person } from './person.ts';

describeRig('person', person, [{}, { activity: 'walk', variant: 1 }, { activity: 'run', variant: 2 }]);
