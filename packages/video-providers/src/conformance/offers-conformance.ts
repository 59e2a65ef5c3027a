import { describe, expect, it } from 'vitest';

import { KEY, type BenchOf } from './remote-bench.ts';

/** What it offers can be started, has a price, and nothing else is taken. */
export function describeOffers(benchOf: BenchOf): void {
  describe('what it offers', () => {
    it('is in the catalogue, and starts with the defaults of each', async () => {
      for (const offer of benchOf().provider.offers) {
        const asked = benchOf().requestFor(offer);
        expect(benchOf().provider.validate(asked)).toBeUndefined();
        const result = await benchOf().provider.start(asked, { key: `${KEY}:${offer.model}:${offer.mode}` });
        expect(result, `${offer.model} ${offer.mode}`).toMatchObject({ ok: true });
      }
      expect(benchOf().simulator.accepted).toHaveLength(benchOf().provider.offers.length);
    });

    it('has a price in whole millionths of a dollar', () => {
      for (const offer of benchOf().provider.offers) {
        const price = benchOf().provider.quote(benchOf().requestFor(offer));
        expect(Number.isInteger(price) && price >= 0).toBe(true);
      }
    });

    it('is nothing else', () => {
      const other = { ...benchOf().request(), model: 'none-such' };
      expect(benchOf().provider.validate(other)).toEqual({ mode: 'not-supported' });
    });
  });
}
