import { album, locket, polaroid, stamp } from './paper.ts';
import type { MakeFrame } from './picture-frame.ts';
import { billboard, gallery, television } from './places.ts';
import { card, giftBox, snowGlobe } from './things.ts';

/** Things a picture can be shown as. */
export const FRAMES: Readonly<Record<string, MakeFrame>> = {
  album,
  billboard,
  card,
  gallery,
  'gift-box': giftBox,
  locket,
  polaroid,
  'snow-globe': snowGlobe,
  stamp,
  television,
};
