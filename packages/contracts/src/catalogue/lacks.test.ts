import { describe, expect, it } from 'vitest';

import type { CatalogueMode } from './catalogue-types.ts';
import { combinationsOf, everyChoiceOf, findMode, nearestChoices } from './catalogue.ts';
import { checkInputOf } from './check-input.ts';
import { modeWithout, offeredMode } from './lacks.ts';

function modeOf(slug: string, name: CatalogueMode['mode']): CatalogueMode {
  const mode = findMode(slug, name);
  if (!mode) throw new Error(`${slug} has no ${name}`);
  return mode;
}
const VEO = modeOf('veo-3-1', 'text');

describe('modeWithout', () => {
  it('leaves a mode that lacks nothing as it is', () => {
    expect(modeWithout(VEO, undefined)).toBe(VEO);
  });

  it('takes values away, and what is nearest to one of them is the first that is left', () => {
    const mode = modeWithout(VEO, { resolution: ['4k'], tier: ['fast', 'lite'] });
    expect(mode.parameters).toEqual({ ...VEO.parameters, resolution: ['720p', '1080p'], tier: ['standard'] });
    expect(nearestChoices(mode, { tier: 'fast', resolution: '4k', seconds: 4 })).toMatchObject({
      tier: 'standard',
      resolution: '1080p',
      seconds: 4,
    });
    expect(combinationsOf(mode).every(({ resolution, tier }) => resolution === '1080p' && tier === 'standard')).toBe(
      true,
    );
  });

  it('keeps every value of a parameter that nothing would be left of', () => {
    const shape = ['16:9', '9:16'];
    expect(modeWithout(VEO, { shape }).parameters.shape).toEqual(shape);
  });

  it('takes no seed, no negative prompt, no crop and fewer pictures where they are lacking', () => {
    expect(modeWithout(VEO, { seed: true, negative: true })).toMatchObject({ seedMax: null, negativeMax: null });
    const pictured = modeOf('wan-2-2', 'image');
    expect(modeWithout(pictured, { seed: true }).takesCrops).toBe(true);
    expect(modeWithout(pictured, { crops: true }).takesCrops).toBeUndefined();
    expect(modeWithout(modeOf('vidu-q1', 'reference'), { references: 4 }).referencesMax).toBe(4);
  });

  it('asks for words where they are needed', () => {
    const mode = modeOf('vidu-q1', 'image');
    const input = { first: 'a-picture' };
    expect(checkInputOf(mode, input).ok).toBe(true);
    expect(checkInputOf(modeWithout(mode, { wordless: true }), input)).toEqual({
      ok: false,
      failure: { prompt: 'missing' },
    });
  });
});

describe('offeredMode', () => {
  const runs = [
    { model: 'veo-3-1', modes: ['image'] as const, lacks: { image: { seed: true } } as const },
    { model: 'veo-3-1', modes: ['text'] as const, lacks: { text: { resolution: ['4k'] } } },
    { model: 'veo-3-1', modes: ['text'] as const },
  ];

  it('is what the first that runs it can make', () => {
    const mode = offeredMode(runs, { model: 'veo-3-1', mode: 'text' });
    expect([mode?.parameters.resolution, mode?.seedMax]).toEqual([['720p', '1080p'], VEO.seedMax]);
  });

  it('is all of the catalogue’s where nobody runs it', () => {
    expect(offeredMode(runs, { model: 'vidu-q1', mode: 'text' })).toBe(findMode('vidu-q1', 'text'));
    expect(offeredMode(runs, { model: 'hailuo-02', mode: 'video' })).toBeUndefined();
  });

  it('is none where its model runs in other modes alone', () => {
    expect(offeredMode(runs, { model: 'veo-3-1', mode: 'reference' })).toBeUndefined();
    expect(offeredMode([], { model: 'veo-3-1', mode: 'reference' })).toBe(findMode('veo-3-1', 'reference'));
  });
});

describe('everyChoiceOf', () => {
  it('has every combination of all parameters once, and none that a rule forbids', () => {
    const free = everyChoiceOf(modeOf('vidu-q1', 'text')).map((one) => JSON.stringify(one));
    expect([free.length, new Set(free).size]).toEqual([3 * 2 * 4, free.length]);
    expect(everyChoiceOf(VEO).filter(({ resolution, tier }) => tier === 'lite' && resolution === '4k')).toEqual([]);
  });
});
