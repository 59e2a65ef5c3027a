import { describeRig } from '../testing/rig-facts.ts';
import { mermaid } from './mermaid.ts';

describeRig('mermaid', mermaid, [{ variant: 1 }]);
