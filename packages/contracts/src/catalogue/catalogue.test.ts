import { describe, expect, it } from 'vitest';

import type { CatalogueMode } from './catalogue-types.ts';
import {
  breachOf,
  CATALOGUE,
  combinationsOf,
  defaultChoices,
  findMode,
  findModel,
  nearestChoices,
  parametersOf,
} from './catalogue.ts';

const modes = CATALOGUE.flatMap((model) => model.modes.map((mode) => [`${model.slug} ${mode.mode}`, mode] as const));

function textOf(slug: string): CatalogueMode {
  const mode = findMode(slug, 'text');
  if (!mode) throw new Error(`${slug} draws no text`);
  return mode;
}

describe('the catalogue', () => {
  it('has the slugs of the specification and of open models, each once', () => {
    expect(CATALOGUE.map(({ slug }) => slug).toSorted()).toEqual([
      'google-veo-3',
      'hailuo-02',
      'hunyuan-video',
      'local',
      'ltx-video',
      'pixverse-4-5',
      'real-esrgan',
      'sora-2',
      'veo-3-1',
      'vidu-q1',
      'wan-2-1',
      'wan-2-2',
    ]);
  });

  it.each(CATALOGUE)('$slug says when it was closed exactly if it was', ({ lifecycle, closedOn, successors }) => {
    expect(closedOn !== null).toBe(lifecycle === 'retired');
    expect(successors.filter((slug) => findModel(slug) === undefined)).toEqual([]);
  });

  it.each(modes)('%s starts with a combination that can be made', (_name, mode) => {
    expect(breachOf(mode, defaultChoices(mode))).toBeUndefined();
  });

  it.each(modes)('%s offers no value that fits nowhere', (_name, mode) => {
    const combinations = combinationsOf(mode);
    for (const [name, values] of parametersOf(mode)) {
      for (const value of values) expect(combinations.some((one) => one[name] === value)).toBe(true);
    }
  });

  it.each(modes)('%s has rules that each forbid something', (_name, mode) => {
    for (const rule of mode.rules) {
      const others = { ...mode, rules: mode.rules.filter((one) => one !== rule) };
      expect(combinationsOf(others).length).toBeGreaterThan(combinationsOf(mode).length);
    }
  });
});

describe('what a clip of pictures can be', () => {
  it.each([
    ['hailuo-02', 'text', '512p', false],
    ['hailuo-02', 'image', '512p', true],
    ['hailuo-02', 'first-last', '512p', false],
  ] as const)('is of %s in the mode %s at %s: %s', (...[slug, mode, resolution, isOffered]) => {
    expect(findMode(slug, mode)?.parameters.resolution?.includes(resolution)).toBe(isOffered);
  });

  it('needs its pictures, and has a last one only where the model takes it', () => {
    for (const { slug, modes: all } of CATALOGUE) {
      for (const { mode, files = [], referencesMax } of all) {
        expect([slug, mode, referencesMax !== undefined]).toEqual([slug, mode, mode === 'reference']);
        if (mode === 'reference') continue;
        const wanted = { text: [], image: ['first'], 'first-last': ['first', 'last'], video: ['video'] };
        expect([slug, mode, files]).toEqual([slug, mode, (wanted as Record<string, readonly string[]>)[mode]]);
      }
    }
    expect([findMode('sora-2', 'first-last'), findMode('google-veo-3', 'first-last')]).toEqual([undefined, undefined]);
  });
});

describe('breachOf', () => {
  const pixverse = textOf('pixverse-4-5');

  it.each([
    [{ resolution: '1080p', seconds: 8, shape: '16:9', motion: 'normal' }, '1080p-short-only'],
    [{ resolution: '1080p', seconds: 5, shape: '16:9', motion: 'fast' }, '1080p-normal-only'],
    [{ resolution: '720p', seconds: 8, shape: '16:9', motion: 'fast' }, 'fast-short-only'],
    [{ resolution: '720p', seconds: 8, shape: '16:9', motion: 'normal' }, undefined],
  ])('finds in %o: %s', (choices, reason) => {
    expect(breachOf(pixverse, choices)).toBe(reason);
  });
});

describe('nearestChoices', () => {
  it('keeps what was just chosen and gives up as little else as it can', () => {
    const wanted = { resolution: '1080p', seconds: 8, shape: '9:16', motion: 'normal' };
    expect(nearestChoices(textOf('pixverse-4-5'), wanted, 'resolution')).toEqual({ ...wanted, seconds: 5 });
    expect(nearestChoices(textOf('pixverse-4-5'), wanted, 'seconds')).toMatchObject({ seconds: 8, shape: '9:16' });
  });

  it('keeps all that a mode without rules has', () => {
    const image = findMode('local', 'image');
    const wanted = { resolution: '1080p', seconds: 12, shape: '9:16', camera: 'orbit', style: 'ink' };
    expect(image && nearestChoices(image, wanted)).toEqual({
      resolution: '1080p',
      seconds: 5,
      shape: '9:16',
      camera: 'orbit',
      motion: 'medium',
    });
  });

  it('carries over to another model what fits there', () => {
    const wanted = { resolution: '1080p', seconds: 5, shape: '9:16', style: 'ink' };
    expect(nearestChoices(textOf('veo-3-1'), wanted)).toMatchObject({ resolution: '1080p', shape: '9:16' });
  });
});

describe('combinationsOf', () => {
  it('has each value of what goes with everything once, beside all of the rest', () => {
    const image = findMode('local', 'image');
    const all = image ? combinationsOf(image) : [];
    expect(new Set(all.map(({ camera }) => camera)).size).toBe(image?.parameters.camera?.length);
    expect(all.length).toBeLessThan(60);
    expect(combinationsOf(textOf('pixverse-4-5'))).toContainEqual({
      resolution: '720p',
      seconds: 8,
      motion: 'normal',
      shape: '9:16',
    });
  });
});
