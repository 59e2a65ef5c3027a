import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 } as const;
const castOf = (prompt: string) =>
  planScene(prompt, OPTIONS).cast.map(({ name, action, relation }) =>
    [name, action, relation && `${relation.kind} ${relation.to}`].filter(Boolean).join(' '),
  );

describe('what those bring along who are told by it', () => {
  it('puts a skateboarder on a skateboard, which jumps along', () => {
    expect(castOf('a skateboarder in the park')).toEqual(['person on 1', 'skateboard']);
    expect(castOf('a skateboarder jumping')).toEqual(['person jump on 1', 'skateboard jump']);
  });
  it('brings no second one', () =>
    expect(castOf('a skateboarder on a skateboard').filter((one) => one.startsWith('skateboard'))).toHaveLength(1));
  it('leaves others alone', () => expect(castOf('a boy in the park')).toEqual(['boy']));
});
