import { expect, it } from 'vitest';

import { describeRig, looksDiffer } from '../testing/rig-facts.ts';
import { goose } from './goose.ts';

describeRig('goose', goose, [{}, { activity: 'walk' }, { feeling: 'angry' }]);

it('raises its wings when it is angry', () => expect(looksDiffer(goose, {}, { feeling: 'angry' })).toBe(true));
