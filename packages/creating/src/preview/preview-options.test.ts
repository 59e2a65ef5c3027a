import { STYLES } from '@kinora/scenes';
import { describe, expect, it } from 'vitest';

import { freshDraft } from '../draft/draft.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_SEED } from '../draft/example.ts';
import { photoOptions, previewOptions } from './preview-options.ts';

describe('previewOptions', () => {
  it('passes on what the engine has', () => {
    const draft = freshDraft('text', 7);
    const choices = { ...draft.choices, shape: '9:16', style: 'ink', seconds: 3, resolution: '1080p', camera: 'rise' };
    expect(previewOptions({ choices, seed: 7 }, true)).toEqual({
      shape: '9:16',
      style: 'ink',
      seconds: 3,
      resolution: '1080p',
      seed: 7,
      camera: 'rise',
      watermark: true,
    });
  });

  it('leaves out what the negative prompt names', () => {
    expect(previewOptions({ choices: {}, negative: 'birds', seed: 1 }, true).avoid).toBe('birds');
  });

  it('draws the example of a fresh form as its poster is drawn', () => {
    const { choices } = freshDraft('text', 1);
    expect(previewOptions({ choices, seed: EXAMPLE_SEED }, true)).toEqual(EXAMPLE_OPTIONS);
  });

  it('knows every style of the engine', () => {
    for (const style of STYLES) expect(previewOptions({ choices: { style }, seed: 1 }, true).style).toBe(style);
  });

  it('sketches another maker’s choices as near as it can', () => {
    const choices = { resolution: '4k', style: 'anime', seconds: 10, audio: true };
    expect(previewOptions({ choices, seed: 1 }, true)).toMatchObject({
      shape: '16:9',
      resolution: '720p',
      style: 'auto',
      seconds: 10,
    });
  });
});

describe('photoOptions', () => {
  it('keep the shape of the picture where the model offers none', () => {
    const first = { id: 'a', name: 'a.png', file: new Blob(), bytes: 1, width: 900, height: 1600, url: '' };
    expect(photoOptions({ choices: { seconds: 6 }, seed: 7 }, { first, watermark: true }).shape).toBe('9:16');
    expect(photoOptions({ choices: { shape: '1:1' }, seed: 7 }, { first, watermark: true }).shape).toBe('1:1');
  });

  it('leaves the camera to the words where the model has none to choose', () => {
    const { choices } = freshDraft('image', 7);
    expect(photoOptions({ choices, seed: 7 }, { watermark: false })).toMatchObject({
      camera: 'auto',
      motion: 'medium',
      shape: '16:9',
      seconds: 5,
      watermark: false,
    });
    expect(photoOptions({ choices: { seconds: 8 }, seed: 7 }, { watermark: true })).toMatchObject({
      camera: 'auto',
      seconds: 8,
    });
    expect(
      photoOptions({ choices: { ...choices, camera: 'orbit', motion: 'large' }, seed: 7 }, { watermark: true }),
    ).toMatchObject({
      camera: 'orbit',
      motion: 'large',
    });
  });
});
