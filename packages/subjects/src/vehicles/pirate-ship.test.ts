import { describeRig } from '../testing/rig-facts.ts';
import { pirateShip } from './pirate-ship.ts';

describeRig('pirate ship', pirateShip);
