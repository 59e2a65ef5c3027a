import { describeRig } from '../testing/rig-facts.ts';
import { fountain } from './fountain.ts';

describeRig('fountain', fountain);
