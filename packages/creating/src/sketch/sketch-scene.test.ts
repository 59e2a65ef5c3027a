import { aCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { sketchScene } from './sketch-scene.ts';

describe('sketchScene', () => {
  it('is the scene that was asked for', () => {
    const { input } = aCreation();
    expect(
      sketchScene({ model: 'local', mode: 'text', input: { ...input, style: 'ink', shape: '9:16', seed: 3 } }),
    ).toMatchObject({
      prompt: input.prompt,
      options: { style: 'ink', shape: '9:16', seed: 3 },
    });
  });

  it('is none for another maker or without words', () => {
    expect(sketchScene({ model: 'veo-3-1', mode: 'text', input: { prompt: 'a fox' } })).toBeNull();
    expect(sketchScene({ model: 'local', mode: 'text', input: {} })).toBeNull();
    expect(sketchScene({ model: 'local', mode: 'effect', input: { effect: 'comic-shout', prompt: 'POW' } })).toBeNull();
  });
});
