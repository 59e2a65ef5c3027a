import { expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 } as const;
const seenIn = (prompt: string) => planScene(prompt, OPTIONS).seen;

it.each(['a jellyfish lamp glowing on a table', 'a glowing octopus lamp'])('shows a lamp that is lit: %s', (prompt) => {
  expect(seenIn(prompt).join(' ')).toContain('glowing');
});

it('says nothing of others that glow', () => {
  expect(seenIn('a glowing turtle').join(' ')).not.toContain('glowing');
});
