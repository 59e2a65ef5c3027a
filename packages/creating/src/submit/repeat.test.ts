import { aCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { isMade } from './repeat.ts';

const { model, mode, input } = aCreation();
const recipe = { model, mode, input };

describe('isMade', () => {
  it.each(['waiting', 'running', 'ready'] as const)('knows a clip that is %s', (state) => {
    expect(isMade(recipe, [aCreation({ state })])).toBe(true);
  });

  it.each(['failed', 'cancelled', 'declined', 'expired'] as const)('does not count one that is %s', (state) => {
    expect(isMade(recipe, [aCreation({ state })])).toBe(false);
  });

  it('compares by content, not by order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(input).toReversed());
    expect(isMade({ ...recipe, input: turned }, [aCreation()])).toBe(true);
  });

  it.each([{ seed: 8 }, { prompt: 'a paper boat' }, { style: 'ink' }])('takes %o for another clip', (change) => {
    expect(isMade({ ...recipe, input: { ...input, ...change } }, [aCreation()])).toBe(false);
  });

  it('takes another model or none of the same seed for another clip', () => {
    expect(isMade({ ...recipe, model: 'veo-3-1' }, [aCreation()])).toBe(false);
    const seedless = { prompt: 'a fox' };
    expect(isMade({ ...recipe, input: seedless }, [aCreation({ input: seedless })])).toBe(false);
  });
});
