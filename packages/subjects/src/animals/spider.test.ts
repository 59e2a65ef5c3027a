import { describeRig } from '../testing/rig-facts.ts';
import { spider } from './spider.ts';

describeRig('spider', spider, [{}, { activity: 'walk' }]);
