import { describeRig } from '../testing/rig-facts.ts';
import { bottleMessage } from './bottle-message.ts';

describeRig('bottle message', bottleMessage);
