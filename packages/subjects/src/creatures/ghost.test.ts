import { describeRig } from '../testing/rig-facts.ts';
import { ghost } from './ghost.ts';

describeRig('ghost', ghost);
