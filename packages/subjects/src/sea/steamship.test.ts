import { describeRig } from '../testing/rig-facts.ts';
import { steamship } from './steamship.ts';

describeRig('steamship', steamship);
