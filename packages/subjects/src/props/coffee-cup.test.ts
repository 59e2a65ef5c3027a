import { describeRig } from '../testing/rig-facts.ts';
import { coffeeCup } from './coffee-cup.ts';

describeRig('coffee cup', coffeeCup);
