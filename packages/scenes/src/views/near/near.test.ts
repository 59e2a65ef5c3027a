import { paintPark } from '../../sets/park/park.ts';
import { paintRoom } from '../../sets/room/room.ts';
import { describeSet } from '../../testing/set-facts.ts';
import { styleOf } from '../../testing/style-of.ts';
import { nearOf } from './near.ts';

describeSet('near park', nearOf(paintPark, styleOf('storybook')), [{ set: 'park', framing: 'macro' }]);
describeSet('near room', nearOf(paintRoom, styleOf('storybook')), [{ set: 'room', framing: 'macro' }]);
