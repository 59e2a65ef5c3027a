import { expect, it } from 'vitest';

import { clipById } from '../document/clip-index.ts';
import { attempt, audio, drawn, FRAME, sketch, video } from '../testing/sketch.ts';

const frames = (count: number) => count * FRAME;
const document = sketch({
  audio: [audio('s', [0, 60], { linkId: 'pair' })],
  video: [video('a', [0, 60], { linkId: 'pair' }), video('b', [60, 90])],
});

it('gives each half a link of its own where a paste cuts one clip twice', () => {
  const clips = [video('b', [0, 10]), video('c', [20, 30])];
  const { document: after } = attempt(document, { op: 'paste', clips, at: frames(10) });
  expect(drawn(after)).toMatchObject({ video: 'a 0-10, new-1 10-20, new-3 20-30, new-2 30-40, new-5 40-60, b 60-90' });
  const [first, second] = ['new-3', 'new-5'].map((id) => clipById(after, id)?.linkId);
  expect(first).toEqual(expect.any(String));
  expect(first).not.toBe(second);
});
