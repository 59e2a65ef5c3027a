import { describe, expect, it } from 'vitest';

import { contextOf } from '../../painting/canvas.ts';
import { WEAR } from '../../plan/wearers.data.ts';
import { wearOf } from '../../plan/wearers.ts';
import { ALL_RIGS } from '../../testing/all-rigs.ts';
import { nodeCanvas, nodePaintEnv } from '../../testing/node-paint-env.ts';
import type { RigName } from '../all-rigs.ts';
import { pictureRig } from '../picture.ts';
import type { RigOptions } from '../rig.ts';

const SIZE = 90;
const picture = nodeCanvas(40, 40);
contextOf(picture).fillRect(4, 4, 32, 32);
const plush = pictureRig(nodePaintEnv(new Map([['head', picture]])), { picture: 'head', pose: 'head' });

/** Share of pixels that clothes change. */
function changed(name: RigName, options: RigOptions): number {
  const rig = name === 'picture' ? plush : ALL_RIGS.get(name);
  if (!rig) throw new Error(`There is no rig ${name}.`);
  const [left, top, right, bottom] = rig.box;
  const pixels = [options, { ...options, costume: undefined, cloth: undefined }].map((looks) => {
    const canvas = nodeCanvas(Math.ceil((right - left) * SIZE), Math.ceil((bottom - top) * SIZE));
    const ctx = contextOf(canvas);
    ctx.scale(SIZE, SIZE);
    ctx.translate(-left, -top);
    rig.draw(ctx, 0.2, looks);
    return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const [dressed, bare] = pixels;
  if (!dressed || !bare) throw new Error('Nothing was drawn.');
  const count = dressed.filter((value, index) => Math.abs(value - (bare[index] ?? 0)) > 8).length;
  return count / dressed.length;
}

describe('what animals may wear', () => {
  it.each([...WEAR.necked, ...WEAR.headed])('%s is drawn in all of it', (name) => {
    const unseen = wearOf(name).filter((costume) => changed(name, { kind: 'fox', costume }) < 0.0005);
    expect(unseen).toEqual([]);
  });

  it('has the colour that is asked for', () => {
    const blue = changed('quadruped', { kind: 'fox', costume: 'coat', cloth: '#2040ff' });
    expect(blue).toBeGreaterThan(0.01);
  });
});
