import { describeRig } from '../testing/rig-facts.ts';
import { bird } from './bird.ts';

describeRig('bird', bird);
