import { contextOf } from '@kinora/drawing';
import { nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';

import type { RigName } from '../all-rigs.ts';
import { pictureRig } from '../pictures/picture.ts';
import type { RigOptions } from '../rig/rig.ts';
import { ALL_RIGS } from './all-rigs.ts';

const SIZE = 90;
const picture = nodeCanvas(40, 40);
contextOf(picture).fillRect(4, 4, 32, 32);
const plush = pictureRig(nodePaintEnv(new Map([['head', picture]])), { picture: 'head', pose: 'head' });

/** Share of pixels that clothes change. */
export function wornShare(name: RigName, options: RigOptions): number {
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
