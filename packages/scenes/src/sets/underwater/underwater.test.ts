import { describeSet } from '../../testing/set-facts.ts';
import { paintUnderwater } from './underwater.ts';

describeSet('underwater', paintUnderwater, [{ set: 'underwater' }, { set: 'underwater', iceberg: true }]);
