// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { aPlayer, aPromptScene, fakeSurface } from '../testing/a-player.ts';

/** A canvas that notes what it is given. */
function aCanvas() {
  const given: unknown[] = [];
  const canvas = Object.assign(document.createElement('canvas'), {
    getContext: () => ({ transferFromImageBitmap: (one: unknown) => given.push(one) }),
  });
  return { canvas, given };
}

it('asks for a light in the shape of its canvas, also of a worker that starts later, and puts it there', () => {
  fakeSurface();
  const { player, host, asked, rest, resize, hear } = aPlayer();
  const { canvas, given } = aCanvas();
  player.show(aPromptScene('fox'));
  player.attach(host);
  const end = player.light(canvas);
  resize({ width: 1440, height: 810 });
  rest();
  expect(asked).toContainEqual({ kind: 'light', place: { width: 1440, height: 810 } });
  const picture = { width: 72, height: 41 } as unknown as ImageBitmap;
  hear({ kind: 'lit', picture });
  expect([canvas.height, given]).toEqual([41, [picture]]);
  end?.();
  expect(asked.at(-1)).toEqual({ kind: 'light', place: null });
  hear({ kind: 'lit', picture });
  expect(given).toHaveLength(1);
});
