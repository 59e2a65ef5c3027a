import { describeRig } from '../testing/rig-facts.ts';
import { longDragon } from './long-dragon.ts';

describeRig('eastern dragon', longDragon);
