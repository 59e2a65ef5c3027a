import { describeRig } from '../testing/rig-facts.ts';
import { bowlAbove, cakeAbove, coffeeAbove, ramenAbove } from './dishes.ts';
import { sharkAbove, turtleAbove, whaleAbove } from './swimmers.ts';
import { canoeAbove, sailboatAbove } from './vessels-at-sea.ts';
import { carAbove, treeAbove } from './wheels.ts';

const RIGS = {
  bowlAbove,
  cakeAbove,
  canoeAbove,
  coffeeAbove,
  ramenAbove,
  sailboatAbove,
  sharkAbove,
  treeAbove,
  turtleAbove,
  whaleAbove,
};

for (const [name, rig] of Object.entries(RIGS)) describeRig(name, rig);
describeRig('carAbove', carAbove, [{}, { kind: 'taxi' }, { kind: 'police' }]);
