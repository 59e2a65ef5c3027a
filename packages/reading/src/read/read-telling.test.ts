import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const planOf = (prompt: string) => planScene(prompt, OPTIONS);

describe('a feeling alone', () => {
  it.each(['la joie', 'a feeling of loneliness', 'Fernweh', '希望', 'miedo', 'nostalgia', 'love', 'freedom', 'awe'])(
    '"%s" is shown by somebody, and understood',
    (prompt) => {
      const { cast, missed, isSubjectMissed } = planOf(prompt);
      expect(cast.length).toBeGreaterThan(0);
      expect(missed).toEqual([]);
      expect(isSubjectMissed).toBe(false);
    },
  );

  it('anger is a storm at sea', () => {
    expect(planOf('anger')).toMatchObject({ set: 'sea', weather: 'storm', cast: [] });
  });

  it('of home is somebody with a suitcase behind a window in the rain', () => {
    const { cast, site, time, weather } = planScene('homesick', { ...OPTIONS, seed: 3 });
    expect([site, time, weather]).toEqual(['pane', 'night', 'rain']);
    expect(cast.map(({ name }) => name)).toEqual(['girl', 'suitcase']);
  });

  it('keeps the hour and the weather that are named', () => {
    expect(planOf('loneliness at dawn, in the snow')).toMatchObject({ time: 'dawn', weather: 'snow' });
  });
});

describe('a feeling besides', () => {
  it('of somebody who is named changes nothing', () => {
    expect(planOf('a lonely fox').cast.map(({ name }) => name)).toEqual(['fox']);
  });

  it('of a place that is named brings nobody along', () => {
    expect(planOf('a lonely beach').cast).toEqual([]);
  });

  it('where nobody shall be brings nobody along', () => {
    expect(planOf('loneliness, without people').cast).toEqual([]);
  });
});
