import { card } from './card.ts';
import { giftBox } from './gift-box.ts';
import { locket } from './locket.ts';
import { nameTag, nameTagLabel } from './name-tag.ts';
import { album, polaroid, polaroidLabel } from './paper.ts';
import type { MakeFrame, MakeFrameLabel } from './picture-frame.ts';
import { billboard, gallery } from './places.ts';
import { postcard } from './postcard.ts';
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
  'name-tag': nameTag,
  polaroid,
  postcard,
  'snow-globe': snowGlobe,
  stamp,
  television,
};

/** Those that have room for words on them. */
export const FRAME_LABELS: Readonly<Record<string, MakeFrameLabel>> = {
  'name-tag': nameTagLabel,
  polaroid: polaroidLabel,
};
