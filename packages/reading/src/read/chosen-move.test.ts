import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 1 } as const;
const plan = (prompt: string, changes: { camera: string | undefined }) => planScene(prompt, { ...OPTIONS, ...changes });

describe('a camera that was chosen', () => {
  it.each([
    ['dolly-in', 'zoom-in'],
    ['rise', 'crane'],
    ['still', 'still'],
  ])('%s moves as %s in every shot, whatever the words say', (camera, move) => {
    const { shots, ...film } = plan('Shot 1: a fox in a forest, pan left. Shot 2: a whale, handheld', { camera });
    expect([film.camera, ...shots.map((shot) => shot.camera)]).toEqual([move, move, move]);
  });

  it.each(['auto', 'toString', undefined])('%s leaves it to the words, and then to the set', (camera) => {
    expect(plan('a fox in a forest, pan left', { camera }).camera).toBe('pan-left');
    expect(plan('a robot on a mountain', { camera }).camera).toBe('pan-left');
    expect(plan('a whale in the sea', { camera }).camera).toBe('drift');
  });
});
