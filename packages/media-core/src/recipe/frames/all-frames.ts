import { card } from './card.ts';
import { giftBox } from './gift-box.ts';
import { locket } from './locket.ts';
import { album, polaroid } from './paper.ts';
import type { MakeFrame } from './picture-frame.ts';
import { billboard, gallery } from './places.ts';
import { snowGlobe } from './snow-globe.ts';
import { stamp } from './stamp.ts';
import { television } from './television.ts';

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
