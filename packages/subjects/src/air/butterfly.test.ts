import { describeRig } from '../testing/rig-facts.ts';
import { butterfly } from './butterfly.ts';

describeRig('butterfly', butterfly, [{ variant: 0 }, { variant: 1 }]);
