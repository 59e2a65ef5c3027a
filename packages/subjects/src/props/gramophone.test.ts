import { describeRig } from '../testing/rig-facts.ts';
import { gramophone } from './gramophone.ts';

describeRig('gramophone', gramophone);
