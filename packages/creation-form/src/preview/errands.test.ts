import { describe, expect, it } from 'vitest';

import type { PreviewRequest } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';
import { createSketches } from './preview-sketches.ts';

const scene = (prompt: string): PreviewScene => ({
  kind: 'prompt',
  prompt,
  options: { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 7 },
});
// Nothing looks inside a picture here.
const PICTURE = {} as unknown as ImageBitmap;

function someSketches() {
  const asked: PreviewRequest[] = [];
  const sketches = createSketches((request) => void asked.push(request));
  return { sketches, asked };
}

describe('createSketches', () => {
  it('hands the picture to everybody who asked for the same scene, and asks once', async () => {
    const { sketches, asked } = someSketches();
    const both = Promise.all([sketches.draw(scene('a fox')), sketches.draw(scene('a fox'))]);
    expect(asked).toEqual([{ kind: 'sketch', sketch: 1, scene: scene('a fox') }]);
    sketches.hear(1, PICTURE);
    expect(await both).toEqual([PICTURE, PICTURE]);
  });

  it('asks a new worker for what has no answer yet', async () => {
    const { sketches, asked } = someSketches();
    const fox = sketches.draw(scene('a fox'));
    void sketches.draw(scene('a boat'));
    sketches.hear(1, null);
    expect(await fox).toBeNull();
    asked.length = 0;
    sketches.start();
    expect(asked).toEqual([{ kind: 'sketch', sketch: 2, scene: scene('a boat') }]);
  });
});
