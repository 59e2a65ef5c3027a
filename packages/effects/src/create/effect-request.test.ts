import { describe, expect, it } from 'vitest';

import { EFFECTS, findEffect, takesText, takesTwo } from '../catalogue/effects.ts';
import { effectRequest } from './effect-request.ts';

const CHOSEN = { chosen: {}, shape: '3:4', seconds: 5, resolution: '720p', seed: 7, typed: 'Ada' };

describe('effectRequest', () => {
  it('is complete for every effect of the page, but for its pictures', () => {
    for (const effect of EFFECTS) {
      const request = effectRequest(effect, { ...CHOSEN, seconds: effect.price[0]?.seconds ?? 5 });
      expect(request).toMatchObject({ model: 'local', mode: 'effect', count: 1, cost: effect.price[0]?.credits });
      expect(request?.input).toMatchObject({ effect: effect.id, shape: '3:4', resolution: '720p', seed: 7 });
      expect(request?.input.prompt).toBe(takesText(effect) ? 'Ada' : undefined);
      expect(Object.keys(request?.input ?? {})).not.toContain('first');
    }
    expect(EFFECTS.some(takesTwo)).toBe(true);
  });

  it('is none without words where the effect prints some', () => {
    const printing = EFFECTS.find(takesText);
    if (!printing) throw new Error('no effect prints words');
    expect(effectRequest(printing, { ...CHOSEN, typed: ' ' })).toBeNull();
  });

  it('is none with what the effect does not have', () => {
    const effect = findEffect('disco-fever');
    if (!effect) throw new Error('the effect is gone');
    expect(effectRequest(effect, { ...CHOSEN, chosen: { amount: 7_000_000 } })).toBeNull();
    expect(effectRequest(effect, { ...CHOSEN, resolution: '8k' })).toBeNull();
  });
});
