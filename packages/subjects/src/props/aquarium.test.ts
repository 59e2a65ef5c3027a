import { describeRig } from '../testing/rig-facts.ts';
import { aquarium } from './aquarium.ts';

describeRig('aquarium', aquarium);
