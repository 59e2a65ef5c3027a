import { describeRig } from '../testing/rig-facts.ts';
import { snowGlobe } from './snow-globe.ts';

describeRig('snow globe', snowGlobe);
