import { expect, it } from 'vitest';

import { drawInTurn } from './draw-in-turn.ts';

const rest = () => Promise.resolve();

it('draws one after another, and leaves out what could not be drawn', async () => {
  const log: string[] = [];
  let isDrawing = false;
  await drawInTurn({
    names: ['ink', 'neon', 'clay'],
    draw: async (name) => {
      expect(isDrawing).toBe(false);
      isDrawing = true;
      await Promise.resolve();
      isDrawing = false;
      return name === 'neon' ? null : `a ${name} picture`;
    },
    onDrawn: (name, picture) => void log.push(`${name}: ${picture}`),
    rest,
    signal: new AbortController().signal,
  });
  expect(log).toEqual(['ink: a ink picture', 'clay: a clay picture']);
});

it('stops at once: a picture of the scene before never arrives', async () => {
  const [end, drawn] = [new AbortController(), [] as string[]];
  const asked: string[] = [];
  await drawInTurn({
    names: ['ink', 'neon'],
    draw: (name) => {
      asked.push(name);
      end.abort();
      return Promise.resolve('late');
    },
    onDrawn: (name) => void drawn.push(name),
    rest,
    signal: end.signal,
  });
  expect([asked, drawn]).toEqual([['ink'], []]);
});
