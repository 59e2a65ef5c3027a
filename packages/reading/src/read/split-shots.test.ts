import { describe, expect, it } from 'vitest';

import { shareFrames, splitShots } from './split-shots.ts';

const shots = (...seconds: (number | null)[]) => seconds.map((one) => ({ text: 'a fox', seconds: one }));

describe('the shots of a prompt', () => {
  it.each([
    ['a fox in a forest, 3 owls', ['a fox in a forest, 3 owls']],
    ['Shot 1: a fox in a forest. Shot 2: close up of the fox', ['a fox in a forest', 'close up of the fox']],
    ['Scene 1 - a lake\nScene 2 - a canoe on it', ['a lake', 'a canoe on it']],
    ['1. a lake\n2. a canoe\n3. night falls', ['a lake', 'a canoe', 'night falls']],
    ['a fox runs, cut to a sleeping cat', ['a fox runs', 'a sleeping cat']],
    ['Einstellung 1: ein Wald. Einstellung 2: ein Fuchs', ['ein Wald', 'ein Fuchs']],
    ['ein Fuchs rennt. Schnitt auf eine Katze', ['ein Fuchs rennt', 'eine Katze']],
    ['a haircut to remember', ['a haircut to remember']],
    ['', ['']],
  ])('%j', (prompt, texts) => {
    expect(splitShots(prompt).map(({ text }) => text.replace(/[.,]$/, ''))).toEqual(texts);
  });

  it('reads how long a shot is to be', () => {
    expect(splitShots('Shot 1 (2s): a fox. Shot 2: a cat for 1,5 seconds. Shot 3: a dog')).toMatchObject([
      { text: 'a fox', seconds: 2 },
      { seconds: 1.5 },
      { text: 'a dog', seconds: null },
    ]);
  });

  it('takes six at most', () => {
    const prompt = Array.from({ length: 9 }, (_, index) => `Shot ${index + 1}: a fox.`).join(' ');
    expect(splitShots(prompt)).toHaveLength(6);
  });
});

describe('frames of shots', () => {
  it.each([
    [shots(null, null), 120, [60, 60]],
    [shots(3, 1), 120, [84, 36]],
    [shots(null), 7, [7]],
    [shots(null, null, null), 30, [15, 15]],
    [shots(null, null), 20, [20]],
  ])('%j of %i', (list, frames, expected) => {
    expect(shareFrames(list, frames)).toEqual(expected);
  });

  it('are all shared out', () => {
    for (let frames = 1; frames < 200; frames += 7) {
      const shared = shareFrames(shots(1, 2.5, null, 4), frames);
      expect(shared.reduce((sum, one) => sum + one, 0)).toBe(frames);
      expect(Math.min(...shared)).toBeGreaterThan(0);
    }
  });
});
