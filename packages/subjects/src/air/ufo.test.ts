import { describeRig } from '../testing/rig-facts.ts';
import { ufo } from './ufo.ts';

describeRig('ufo', ufo);
