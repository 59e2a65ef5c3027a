import { contextOf } from '@kinora/drawing';
import { nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';

import type { RigName } from '../all-rigs.ts';
import { pictureRig } from '../pictures/picture.ts';
import { felt } from '../rig/felt.ts';
import type { RigOptions } from '../rig/rig.ts';
import { ALL_RIGS } from './all-rigs.ts';

const SIZE = 90;
const picture = nodeCanvas(40, 40);
contextOf(picture).fillRect(4, 4, 32, 32);
const plush = pictureRig(nodePaintEnv(new Map([['head', picture]])), { picture: 'head', pose: 'head' });

/** Share of pixels in which two looks of a rig differ. */
function differingShare(name: RigName, both: readonly [RigOptions, RigOptions]): number {
  const plain = name === 'picture' ? plush : ALL_RIGS.get(name);
  if (!plain) throw new Error(`There is no rig ${name}.`);
  const rig = felt(plain);
  const [left, top, right, bottom] = rig.box;
  const pixels = both.map((looks) => {
    const canvas = nodeCanvas(Math.ceil((right - left) * SIZE), Math.ceil((bottom - top) * SIZE));
    const ctx = contextOf(canvas);
    ctx.scale(SIZE, SIZE);
    ctx.translate(-left, -top);
    rig.draw(ctx, 0.2, looks);
    return ctx.getImageData(0, 0, canvas.width, canvas.height).data;
  });
  const [one, other] = pixels;
  if (!one || !other) throw new Error('Nothing was drawn.');
  const count = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 8).length;
  return count / one.length;
}

/** Share of pixels that clothes change. */
export const wornShare = (name: RigName, options: RigOptions): number =>
  differingShare(name, [options, { ...options, costume: undefined, cloth: undefined }]);

/** Share of pixels that a feeling changes. */
export const feltShare = (name: RigName, options: RigOptions): number =>
  differingShare(name, [options, { ...options, feeling: undefined }]);
