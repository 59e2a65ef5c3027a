import { describeRig } from '../../testing/rig-facts.ts';
import { car } from './car.ts';

describeRig('car', car);
