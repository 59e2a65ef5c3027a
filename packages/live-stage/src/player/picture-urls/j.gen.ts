// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/jack-o-lantern.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/japanese-castle.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/japanese-dolls.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/japanese-post-office.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/jar.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/jeans.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/joker.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/joystick.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'jack-o-lantern': p0,
  'japanese-castle': p1,
  'japanese-dolls': p2,
  'japanese-post-office': p3,
  'jar': p4,
  'jeans': p5,
  'joker': p6,
  'joystick': p7,
};
