import { describeRig } from '../testing/rig-facts.ts';
import { treasureChest } from './treasure-chest.ts';

describeRig('treasure chest', treasureChest);
