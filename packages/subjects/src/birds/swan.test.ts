import { describeRig } from '../testing/rig-facts.ts';
import { swan } from './swan.ts';

describeRig('swan', swan);
