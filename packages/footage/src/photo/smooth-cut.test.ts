import { disc } from '@kinora/drawing';
import { aPhoto, nodePaintEnv, paintMeadow } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { measureColours } from './colour-planes.ts';
import { createPlane, mapPlane } from './plane.ts';
import { advanceCut, bondsOf, startCut } from './smooth-cut.ts';

const planes = measureColours(
  nodePaintEnv(),
  aPhoto([80, 60], (ctx) => {
    paintMeadow(ctx);
    disc(ctx, '#e0423a', [40, 30, 16]);
  }),
);
const away = (at: number) => Math.hypot((at % 80) - 40, Math.floor(at / 80) - 30);

describe('a smooth cut', () => {
  it('is dear where colours are alike and cheap along an edge', () => {
    const { data } = bondsOf(planes);
    expect(data[30 * 80 + 40]).toBeGreaterThan(0.9);
    expect(data[30 * 80 + 55]).toBeLessThan(0.3);
  });

  it('ends at the edge that a rough pull only comes near to', () => {
    const pull = mapPlane(planes.red, (_, at) => {
      if (away(at) < 12) return 0.2;
      return away(at) > 22 ? -0.2 : 0;
    });
    const cut = startCut(createPlane(80, 60, 0.5));
    advanceCut(cut, { pull, bonds: bondsOf(planes) }, 200);
    expect(cut.share[30 * 80 + 40 + 13]).toBeGreaterThan(0.5);
    expect(cut.share[30 * 80 + 40 + 19]).toBeLessThan(0.5);
  });
});
