import { describeRig } from '../testing/rig-facts.ts';
import { rockingHorse, rubberDuck } from './rocking-toys.ts';

describeRig('rocking horse', rockingHorse);
describeRig('rubber duck', rubberDuck);
