import { describeRig } from '../testing/rig-facts.ts';
import { bus } from './bus.ts';

describeRig('bus', bus);
