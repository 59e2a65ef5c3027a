import { GPU_CREDITS } from '@kinora/contracts';
import { CATALOGUE, findMode } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import { describe, expect, it } from 'vitest';

import type { Asked } from '../draft/draft.ts';
import type { ModelsHere } from './models-here.ts';
import { offersFor } from './offers.ts';

const HERE: ModelsHere = {
  routes: CATALOGUE.map(({ slug, modes }) => ({ model: slug, modes: modes.map(({ mode }) => mode) })),
  gpuCredits: GPU_CREDITS,
  localLines: 720,
  keyOf: () => null,
  offered: ({ model, mode }) => findMode(model, mode),
};

const textClip = (model: string, input: CreationInput = {}): Asked => ({
  model,
  mode: 'text',
  input: { prompt: 'a fox', ...input },
});

const told = (asked: Asked, slug: string) =>
  offersFor(asked, HERE).find((offer) => offer.asked.model === slug)?.lost ?? null;

const avoiding = (negative: string) => textClip('pixverse-4-5', { negative });

describe('what another model cannot keep', () => {
  it('is the length it does not make, and sound', () => {
    expect(told(textClip('veo-3-1', { seconds: 8, audio: true }), 'vidu-q1')).toEqual([
      { kind: 'changed', name: 'seconds', from: 8, to: 5 },
      { kind: 'sound' },
    ]);
    expect(told(textClip('local', { seconds: 8 }), 'veo-3-1')).toEqual([]);
    expect(told(textClip('veo-3-1', { audio: false }), 'local')).toContainEqual({ kind: 'silence' });
  });

  it('is the longer one of two lengths as near', () => {
    expect(told(textClip('local', { seconds: 5 }), 'veo-3-1')).toEqual([
      { kind: 'changed', name: 'seconds', from: 5, to: 6 },
    ]);
  });

  it('is a larger resolution, but no smaller one', () => {
    expect(told(textClip('local', { resolution: '720p', seconds: 6 }), 'hailuo-02')).toEqual([{ kind: 'sound' }]);
    expect(told(textClip('veo-3-1', { resolution: '4k', seconds: 6, audio: false }), 'hailuo-02')).toEqual([
      { kind: 'changed', name: 'resolution', from: '4k', to: '1080p' },
    ]);
  });

  it('is the resolution rather than the length', () => {
    const wide = textClip('local', { resolution: '1080p', seconds: 8 });
    expect(told(wide, 'pixverse-4-5')).toEqual([
      { kind: 'sound' },
      { kind: 'changed', name: 'resolution', from: '1080p', to: '720p' },
    ]);
  });

  it('is what was chosen, not what every clip has', () => {
    const chosen = { seconds: 8, style: 'ink', camera: 'orbit', shape: '1:1' } as const;
    expect(told(textClip('local', chosen), 'veo-3-1')).toEqual([
      { kind: 'changed', name: 'shape', from: '1:1', to: '16:9' },
      { kind: 'left-out', name: 'style', value: 'ink' },
      { kind: 'left-out', name: 'camera', value: 'orbit' },
    ]);
    expect(told(textClip('local', { seconds: 6, shape: '9:16' }), 'hailuo-02')).toEqual([
      { kind: 'left-out', name: 'shape', value: '9:16' },
      { kind: 'sound' },
    ]);
  });

  it('is the files that it does not take', () => {
    const references = ['r-1', 'r-2', 'r-3', 'r-4'];
    const like: Asked = { model: 'vidu-q1', mode: 'reference', input: { prompt: 'a fox', references } };
    expect(told(like, 'pixverse-4-5')).toEqual([{ kind: 'references', kept: 3, lost: 1 }]);
    expect(told(like, 'hailuo-02')?.[0]).toEqual({ kind: 'references', kept: 0, lost: 4 });
    const cropped: Asked = {
      model: 'local',
      mode: 'image',
      input: { first: 'f-1', crops: { first: { x: 0.5, y: 0.5, zoom: 2 } } },
    };
    expect(told(cropped, 'vidu-q1')).toEqual([
      { kind: 'crops' },
      { kind: 'shape-of-file', file: 'image' },
      { kind: 'sound' },
    ]);
    expect(told(cropped, 'veo-3-1')?.[0]).toEqual({ kind: 'words' });
  });

  it('is a negative prompt that the model does not take, or not at this length', () => {
    expect(told(avoiding('rain'), 'vidu-q1')).toContainEqual({ kind: 'negative' });
    expect(told(avoiding('rain'), 'local')).not.toContainEqual({ kind: 'negative' });
    expect(told(avoiding('x'.repeat(1001)), 'local')).toContainEqual({ kind: 'negative' });
  });
});
